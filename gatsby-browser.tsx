import './src/styles/palette.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
// First, since chunks load only after it.
import './src/components/trustedHtml';
// Before Gatsby's router, which reads the address as it is imported.
import './src/layout/settleAddress';
import { replayEarlyClicks } from './src/components/earlyClicks';
import { Page } from './src/layout/Page/Page';
import { hydratePage } from './src/layout/hydratePage';
import { followLastClick } from './src/layout/navigation';
import { reportWebVitals } from './src/layout/webVitals';

export { onClientEntry } from './src/layout/onClientEntry';
export { disableCorePrefetching, onPrefetchPathname } from './src/layout/onPrefetchPathname';
export { onRouteUpdate, shouldUpdateScroll } from './src/layout/onRouteUpdate';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Page pathname={props.location.pathname}>{element}</Page>
);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followLastClick();
  replayEarlyClicks(document.body);
  // Tests and measurements wait for this attribute.
  document.documentElement.dataset.hydrated = '';
  void reportWebVitals();
};

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydratePage;
