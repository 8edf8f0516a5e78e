import { trustHtml } from '../../helpers/trustedHtml';

/** The props of an element with HTML, which the build has sanitised (src/content-model/nodes/safe-html.ts). */
export const htmlProps = (html: string) => ({
  dangerouslySetInnerHTML: { __html: trustHtml(html) },
});
