import type { Nodes } from 'nlcst';
import retextEnglish from 'retext-english';
import smartypants from 'retext-smartypants';
import { unified } from 'unified';

const quoter = unified()
  .use(retextEnglish)
  .use(smartypants, { dashes: false, ellipses: false, backticks: false })
  .freeze();

/** `--` is an en dash and `---` an em dash, as in British text. */
const signs: Readonly<Record<string, string>> = { '--': '–', '---': '—' };

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : node.value;

/**
 * Sets typographic quotation marks, apostrophes, dots and dashes.
 *
 * @param texts parts of one text, such as those in and beside bold words
 */
export function typeset(texts: readonly string[]): string[] {
  const set = texts.map((text) =>
    text.replace(/\.{3,}/g, '…').replace(/-{2,}/g, (dashes) => signs[dashes] ?? dashes),
  );
  const text = set.join('');
  if (!/["']/.test(text)) return set;
  // An ellipsis in brackets counts as a word. Each quotation mark is one character, as before.
  const prose = quoter.parse(text.replaceAll('[…]', 'xxx'));
  quoter.runSync(prose);
  const quoted = textOf(prose);
  let end = 0;
  return set.map((part) => {
    const start = end;
    end += part.length;
    return part.replace(/["']/g, (_, at: number) => quoted.charAt(start + at));
  });
}
