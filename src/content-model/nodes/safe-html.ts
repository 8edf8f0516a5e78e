import type { Nodes, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';

/** The HTML that Markdown produces. The content checks refuse other HTML; this is a second line of defence. */
const schema: Schema = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'input', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'img', 'strong', 'em', 'del', 'code', 'sup'],
  ],
  attributes: {
    // The style name of a block (parse.ts).
    '*': ['dataStyle'],
    // References to footnotes have aria-describedby, and an id on `sup` (article-html.ts).
    a: ['href', 'title', 'ariaDescribedBy'],
    sup: ['id'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    th: ['align'],
    td: ['align'],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  strip: ['script', 'style', 'template', 'title'],
  clobber: [],
};

/** Removes elements, attributes and URLs that Markdown does not produce. */
export function safeHtml(article: Nodes): Root {
  const safe = sanitize(article, schema);
  return safe.type === 'root' ? safe : { type: 'root', children: [] };
}
