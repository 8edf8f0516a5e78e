import type { GatsbySSR } from 'gatsby';
import { Page } from './src/layout/Page/Page';
import { renderCompleteHtml } from './src/layout/renderCompleteHtml';
import { startRender, finishRender } from './src/layout/renderQueue';
import font from './src/styles/fonts/instrument-sans.woff2';

// Style sheets arrive in any order: the layers' own order has to stand before all of them.
const layers = '@layer tokens, base, components, sections, layout;';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <Page pathname={props.location.pathname}>{element}</Page>
);

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await startRender();
  replaceBodyHTMLString(await renderCompleteHtml(bodyComponent));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const order = <style key="layers" dangerouslySetInnerHTML={{ __html: layers }} />;
  page.replaceHeadComponents([order, ...page.getHeadComponents()]);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-old" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme" name="theme-color" content="#fbf8f3" />,
  ]);
  finishRender();
};
