import { htmlProps } from '../../helpers/trustedHtml';

/**
 * The end of a long page's first view, where the build links the other styles: browsers paint what is above and
 * continue once they have loaded (docs/decisions/0061-first-window.md). Only the server's HTML has the link, so
 * `hydratePage` moves it to where React does not remove it.
 */
export function BelowFold() {
  // With any `__html`, React keeps what is in the page.
  return <div data-styles="" hidden {...htmlProps('')} />;
}
