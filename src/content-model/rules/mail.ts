import { nodesOf, parseBody, type Placed } from '../source/markdown/parse';
import { mistakeAt, type FileCheck } from './check';

/** The placeholder address that the mail provider replaces in an email. */
export const downloadLink = '{DOWNLOAD_LINK}';

/** What mail programs show without styles and without the site, as HTML and as text (tools/mail/template.ts). */
const simple =
  /^(?:paragraph|heading|list|listItem|text|strong|emphasis|inlineCode|link|break|html)$/;

const isSimple = ({ node }: Placed) =>
  simple.test(node.type) && (node.type !== 'listItem' || node.children.length === 1);

/** Reports an email without the link to its fact sheet, and what mail programs cannot show. */
export const checkMail: FileCheck = (file) => {
  const { contentType, body } = file;
  if (contentType.type !== 'FactSheetEmail' || !body) return [];
  const hasLink = body.links.some(({ address }) => address === downloadLink);
  const strange = nodesOf(parseBody(body.text)).find((placed) => !isSimple(placed));
  const remedy = `Write [Download the PDF](${downloadLink})`;
  const place = body.line - 1 + (strange?.node.position?.start.line ?? 1);
  const problem =
    'has a picture, a table, a note or another part that many mail programs do not show';
  return [
    ...(hasLink ? [] : [mistakeAt(file, body.line, 'has no link to the fact sheet', remedy)]),
    ...(strange
      ? [mistakeAt(file, place, problem, 'Write paragraphs, simple lists and links only')]
      : []),
  ];
};
