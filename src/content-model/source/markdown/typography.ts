import type { Punctuation, Root, Text, WhiteSpace } from 'nlcst';
import smartypants from 'retext-smartypants';
import { unified } from 'unified';

const quoter = unified()
  .use(smartypants, { dashes: false, ellipses: false, backticks: false })
  .freeze();

/** `--` is an en dash and `---` an em dash, as in British text. */
const signs: Readonly<Record<string, string>> = { '--': '–', '---': '—' };

/** Spaces, words, and any other character. An ellipsis in brackets counts as a word. */
const parts = /(\s+)|([\p{L}\p{M}\p{N}]+|\[…\])|[^]/gu;

/**
 * Sets typographic quotation marks, apostrophes, dots and dashes.
 *
 * @param texts parts of one text, such as those in and beside bold words
 */
export function typeset(texts: readonly string[]): string[] {
  const set = texts.map((text) =>
    text.replace(/\.{3,}/g, '…').replace(/-{2,}/g, (dashes) => signs[dashes] ?? dashes),
  );
  if (!set.some((text) => /["']/.test(text))) return set;
  // Its usual parser, parse-latin, takes 50 ms for a post.
  const nodes = Array.from(set.join('').matchAll(parts), ([value, space, word]) => {
    if (space) return { type: 'WhiteSpaceNode', value } satisfies WhiteSpace;
    if (word) return { type: 'TextNode', value } satisfies Text;
    return { type: 'PunctuationNode', value } satisfies Punctuation;
  });
  const children = nodes.map((node) =>
    node.type === 'TextNode' ? { type: 'WordNode' as const, children: [node] } : node,
  );
  const prose: Root = { type: 'RootNode', children: [{ type: 'SentenceNode', children }] };
  quoter.runSync(prose);
  // Each quotation mark is one character, as before.
  const quoted = nodes.map(({ value }) => value).join('');
  let end = 0;
  return set.map((text) => quoted.slice(end, (end += text.length)));
}
