import { byCode } from './words';

/** What is wrong, and what to do. */
export interface Words {
  /** What is wrong, and what is allowed. */
  problem: string;
  /** What to write or do, as a sentence without its full stop. */
  remedy: string;
}

/** Something in a file that a writer must correct. */
export interface Finding extends Words {
  /** The line of the file, from 1. */
  line: number;
  /**
   * The field, such as `banner.title`; list entries count from 1, as in `cards[2].heading`. None for a mistake in the
   * file or the text below the front matter.
   */
  field?: string;
}

/** A finding in a file of `content/`. */
export interface Mistake extends Finding {
  /** The file's path from the folder above `content/`, with `/` between folders. */
  file: string;
}

/** A mistake in one line: `content/pages/home.json:12: banner.title: is missing. Write …`. */
export function formatMistake({ file, line, field, problem, remedy }: Mistake): string {
  const place = field ? `${file}:${line}: ${field}` : `${file}:${line}`;
  return `${place}: ${problem}. ${remedy}`;
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
