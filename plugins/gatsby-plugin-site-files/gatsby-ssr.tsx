import type { GatsbySSR } from 'gatsby';

/**
 * Links the icons and names the colour of the browser's own surfaces. The colour is an option: a page that reads a file
 * while it is rendered is rendered again in every build.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }, { themeColour }) =>
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-old" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme" name="theme-color" content={String(themeColour)} />,
  ]);
