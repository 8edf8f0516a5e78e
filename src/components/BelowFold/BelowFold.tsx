import { trustHtml } from '../trustedHtml';

/**
 * The end of the first view of a long page. The build links the page's style sheet here, instead of writing it into the
 * page: browsers paint what is above, and go on when they have it (docs/decisions/0061-first-window.md). The link is in the
 * server's HTML only, so `hydratePage` moves it to where React does not remove it.
 */
export function BelowFold() {
  // With any `__html`, React leaves what is in the page.
  return <div data-styles="" hidden dangerouslySetInnerHTML={{ __html: trustHtml('') }} />;
}
