import './src/styles/palette.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
// First, since chunks load only after it.
import './src/helpers/trustedHtml';
import { leaveFirstPage, setHydrated } from './src/helpers/hydration';
import { Page } from './src/layout/Page/Page';
import { hydratePage } from './src/layout/lifecycle/hydratePage';
import { reportWebVitals } from './src/layout/lifecycle/webVitals';

export { onClientEntry } from './src/layout/lifecycle/onClientEntry';
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) leaveFirstPage();
};
export { onRouteUpdate } from './src/layout/lifecycle/onRouteUpdate';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Page location={props.location}>{element}</Page>
);

/** Pages load when their link is hovered or pressed: prefetching all visible ones blocks a slow phone (decision 0033). */
export const disableCorePrefetching = () => true;

/** `Page` scrolls, not Gatsby. */
export const shouldUpdateScroll = () => false;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  setHydrated();
  void reportWebVitals();
};

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydratePage;
