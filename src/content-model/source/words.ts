const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Compares texts by their characters' codes, no text first. */
export const byCode = (a = '', b = ''): number => Number(a > b) - Number(a < b);

/** A choice in words: `a, b or c`. */
export const either = (words: readonly string[]): string => choice.format(words);

/** An enumeration in words: `a, b and c`. */
export const all = (words: readonly string[]): string => enumeration.format(words);

/** A description in the middle of a sentence; an abbreviation at its start stays. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z' ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A text on one line, with single spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text without its case and spacing, to compare it. */
export const folded = (text: string): string => oneLine(text).toLowerCase();

/** At most 60 characters of a text on one line, in quotation marks. */
export function quote(text: string): string {
  const line = oneLine(text);
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}

/** What a value is, to complete "is …": `the number 5`, `a list`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return 'a time';
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** Bounds in words: `exactly 6`, `1 to 90`, `at most 60`, `at least 50`. */
export function bounds(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && min === max) return `exactly ${min}`;
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return max === undefined ? `at least ${min ?? 0}` : `at most ${max}`;
}

/** A count with its noun: `1 entry`, `5 entries`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** A size in words, such as `120 kB` or `5.2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
