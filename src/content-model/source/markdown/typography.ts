import type { Root, SentenceContent } from 'nlcst';
import smartypants from 'retext-smartypants';
import { unified } from 'unified';

/** `--` is an en dash and `---` an em dash, as in British text. */
const typographer = unified()
  .use(smartypants, { dashes: 'oldschool', ellipses: 'unspaced', backticks: false })
  .freeze();

/** Spaces, words, runs of dots and hyphens, and any other character. An ellipsis in brackets counts as a word. */
const parts = /\s+|[\p{L}\p{M}\p{N}]+|\[(?:\.{3}|…)\]|\.+|-+|[^]/gu;

const word = (children: readonly string[]): SentenceContent => ({
  type: 'WordNode',
  children: children.map((value) => ({ type: 'PunctuationNode', value })),
});

/** A part as a syntax node of natural language. Its usual parser, parse-latin, takes 50 ms for a post. */
function nodeOf(part: string): SentenceContent {
  if (/^\s/.test(part)) return { type: 'WhiteSpaceNode', value: part };
  if (/^[\p{L}\p{M}\p{N}]/u.test(part)) return word([part]);
  return /^\[./.test(part)
    ? word(['[', part.slice(1, -1), ']'])
    : { type: 'PunctuationNode', value: part };
}

const textOf = (node: SentenceContent): string =>
  'children' in node
    ? node.children.map((child) => ('value' in child ? child.value : '')).join('')
    : node.value;

/**
 * Sets typographic quotation marks, apostrophes, dots and dashes.
 *
 * @param texts parts of one text, such as those in and beside bold words
 */
export function typeset(texts: readonly string[]): string[] {
  if (!texts.some((text) => /["']|\.{3}|--/.test(text))) return [...texts];
  const nodes = texts.map((text) => (text.match(parts) ?? []).map(nodeOf));
  const prose: Root = {
    type: 'RootNode',
    children: [{ type: 'SentenceNode', children: nodes.flat() }],
  };
  typographer.runSync(prose);
  return nodes.map((each) => each.map(textOf).join(''));
}
