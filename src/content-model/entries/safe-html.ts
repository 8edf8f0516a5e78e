import type { Node, Root } from 'hast';
import sanitize from 'hast-util-sanitize';
import { isRoot } from './elements';

/** The HTML that Markdown produces. The content checks refuse other HTML; this is a second line of defence. */
const schema: sanitize.Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br', 'div'],
    ...['ul', 'ol', 'li', 'input', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'img', 'strong', 'em', 'del', 'code', 'sup'],
  ],
  attributes: {
    '*': [],
    a: ['href', 'title', 'className'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    th: ['align'],
    td: ['align'],
    // The parts of footnotes (footnotes.ts).
    div: [['className', 'footnotes']],
    li: ['id'],
    sup: ['id'],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'] },
  strip: ['script', 'style', 'template', 'title'],
  clobber: [],
};

/** Removes elements, attributes and URLs that Markdown does not produce. */
export function safeHtml(article: Node): Root {
  const safe = sanitize(article, schema);
  return isRoot(safe) ? safe : { type: 'root', children: [] };
}
