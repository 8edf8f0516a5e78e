import type { Nodes } from 'mdast';
import { nodesOf } from '../source/markdown/parse';
import { lineOfNode, mistakeAt, type FileCheck } from './check';

/** The placeholder address that the mail provider replaces in an email. */
export const downloadLink = '{DOWNLOAD_LINK}';

/** What mail programs show without styles and without the site, as HTML and as text (tools/mail/template.ts). */
const simple =
  /^(?:paragraph|heading|list|listItem|text|strong|emphasis|inlineCode|link|break|html)$/;

const isSimple = (node: Nodes) =>
  simple.test(node.type) && (node.type !== 'listItem' || node.children.length === 1);

/** Reports an email without the link to its fact sheet, and what mail programs cannot show. */
export const checkMail: FileCheck = (file) => {
  const { contentType, body } = file;
  if (contentType.type !== 'FactSheetEmail' || !body) return [];
  const hasLink = body.links.some(({ address }) => address === downloadLink);
  const strange = nodesOf(body.tree).find(({ node }) => !isSimple(node));
  const remedy = `Write [Download the PDF](${downloadLink})`;
  const problem =
    'has a picture, a table, a note or another part that many mail programs do not show';
  return [
    ...(hasLink ? [] : [mistakeAt(file, body.line, 'has no link to the fact sheet', remedy)]),
    ...(strange
      ? [
          mistakeAt(
            file,
            lineOfNode(file, strange.node),
            problem,
            'Write paragraphs, simple lists and links only',
          ),
        ]
      : []),
  ];
};
