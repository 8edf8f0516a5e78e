import type { Nodes, Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';

/** The attributes that Markdown produces. The content checks refuse HTML; this is a second line of defence. */
const schema: Schema = {
  ...defaultSchema,
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
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  clobber: [],
};

/** Removes elements, attributes and URLs that Markdown does not produce. */
export function safeHtml(article: Nodes): Root {
  const safe = sanitize(article, schema);
  return safe.type === 'root' ? safe : { type: 'root', children: [] };
}
