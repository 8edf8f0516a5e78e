import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
import { Page } from './src/layout/Page/Page';
import { reportWebVitals } from './src/layout/webVitals';

export { onClientEntry, onRouteUpdate, shouldUpdateScroll } from './src/layout/routeChange';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Page pathname={props.location.pathname}>{element}</Page>
);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.addEventListener('load', () => void reportWebVitals(), { once: true });
};
