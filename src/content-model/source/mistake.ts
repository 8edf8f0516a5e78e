import { distance } from 'fastest-levenshtein';
import { fieldName, type ContentFile, type ValuePath } from './content-file';
import { byCode } from './words';

/** What is wrong, and what to do. */
export interface Problem {
  /** What is wrong, and what is allowed. */
  problem: string;
  /** What to write or do, as a sentence without its full stop. */
  remedy: string;
}

/** Something in a file of `content/` that a writer must correct. */
export interface Mistake extends Problem {
  /** The file's path from the folder above `content/`, with `/` between folders. */
  file: string;
  /** The line of the file, from 1. */
  line: number;
  /**
   * The field, such as `banner.title`; list entries count from 1, as in `cards[2].heading`. None for a mistake in the
   * file or the text below the front matter.
   */
  field?: string;
}

/** A mistake in a field or a line of a file. */
export function mistakeAt(
  { file, lineOf }: ContentFile,
  place: ValuePath | number,
  problem: string,
  remedy: string,
): Mistake {
  if (typeof place === 'number') return { file, line: place, problem, remedy };
  const line = place.length > 0 ? lineOf(place) : 1;
  return { file, line, field: fieldName(place), problem, remedy };
}

/** The result of parsing a file. */
export interface Parsed {
  findings: Omit<Mistake, 'file'>[];
  /** Undefined if the file could not be parsed. */
  content?: Pick<ContentFile, 'data' | 'lineOf' | 'writtenAt'> & {
    /** The text below the front matter, and its first line. */
    body?: { text: string; line: number };
  };
}

/** Why a file cannot be parsed. */
export type Unreadable = Pick<Parsed, 'findings'>;

export const unreadable = (line: number, problem: string, remedy: string): Unreadable => ({
  findings: [{ line, problem, remedy }],
});

/** What to say of a field with the name of an earlier one. */
export const repeated = (earlierLine: number): Problem => ({
  problem: `is also on line ${earlierLine}`,
  remedy: 'Remove one of the two',
});

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The candidate that a writer most likely meant: with few different letters, or containing the word. Undefined if there
 * is none.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  const most = Math.min(wanted.length / 2, wanted.length < 9 ? 2 : 3);
  const all = [...candidates]
    .map((candidate) => ({ candidate, name: plain(candidate) }))
    .sort((a, b) => a.candidate.length - b.candidate.length);
  const [similar] = all
    // Comparing letters is slow, so candidates of very different length are skipped.
    .filter(({ name }) => Math.abs(name.length - wanted.length) <= most)
    .map(({ candidate, name }) => ({ candidate, away: distance(wanted, name) }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away);
  const longer = all.find(({ name }) => wanted.length > 3 && name.includes(wanted));
  return (similar ?? longer)?.candidate;
}

/** The remedy for a misspelt word: the candidate that it resembles. Undefined if there is none. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const meant = nearest(word, candidates);
  return meant && `Did you mean ${meant}?`;
}

/** The line at an offset of a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Characters that look like nothing or like a space. */
const unseen = /(?! )[\p{Cc}\p{Cf}\p{Z}]/gu;

const nameOfUnseen = (character: string) =>
  `(U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`;

/**
 * A mistake in one line, with the names of unseen characters:
 * `content/pages/home.json:12: banner.title: is missing. Write …`.
 */
export function formatMistake({ file, line, field, problem, remedy }: Mistake): string {
  const place = field ? `${file}:${line}: ${field}` : `${file}:${line}`;
  return `${place}: ${problem}. ${remedy}`.replace(unseen, nameOfUnseen);
}

/**
 * A mistake as an annotation of its line in a pull request.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function formatAnnotation(mistake: Mistake, level: 'error' | 'warning' = 'error'): string {
  const escaped = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const file = escaped(mistake.file).replace(/[:,]/g, encodeURIComponent);
  return `::${level} file=${file},line=${mistake.line}::${escaped(formatMistake(mistake))}`;
}

/** Sorts mistakes by file, then line, then field. */
export function sortMistakes(mistakes: readonly Mistake[]): Mistake[] {
  return [...mistakes].sort(
    (a, b) => byCode(a.file, b.file) || a.line - b.line || byCode(a.field, b.field),
  );
}
