import type { GatsbySSR } from 'gatsby';
import { Page } from './src/layout/Page/Page';
import font from './src/styles/fonts/typeface.woff2';

export { replaceRenderer } from './src/layout/lifecycle/replaceRenderer';

// Style sheets load in any order, so the order of the layers is declared before all of them.
const layers = '@layer tokens, base, components, sections, layout;';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <Page location={props.location}>{element}</Page>
);

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const layerOrder = <style key="layers" dangerouslySetInnerHTML={{ __html: layers }} />;
  page.replaceHeadComponents([layerOrder, ...page.getHeadComponents()]);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents([
    // Safari on iOS would turn numbers into links before React hydrates the page.
    <meta key="numbers" name="format-detection" content="telephone=no" />,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />,
  ]);
