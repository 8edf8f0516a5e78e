import matter from 'gray-matter';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode, YAMLError } from 'yaml';
import { isRecord, type ContentFile } from './content-file';
import { type Parsed, type Problem, lineAt, unreadable } from './mistake';
import { lineInQuotes, parseYaml } from './parse-yaml';
import { remembered } from './remembered';

/** What to write where a colon has made an object of a text. */
export const quoteColon = 'Put text that contains a colon and a space in quotation marks';

const quotes = 'Put the text in quotation marks';

/** What to write for common YAML errors. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: quoteColon,
  BAD_INDENT: 'Indent all fields of an object by the same number of spaces',
  BAD_SCALAR_START: quotes,
  MISSING_CHAR: 'Write the missing character; inside quotation marks, write a quotation mark twice',
  TAG_RESOLVE_FAILED: quotes,
  UNEXPECTED_TOKEN: quotes,
  TAB_AS_INDENT: 'Write spaces instead of the tab',
};

/** What to write in a line of front matter with an error. */
function remedyFor({ code, message }: YAMLError, line: string): string {
  if (/^[\s\w-]*:\u00A0/.test(line)) return 'Type the space after the colon again';
  if (/^Implicit (?:map )?keys need/.test(message)) {
    return 'Indent the line if it continues a text, or write a colon after the name of the field';
  }
  if (/^[^:]+: +[‘“]/.test(line)) {
    return `Put straight quotation marks around the text: ${lineInQuotes(line)}`;
  }
  // An apostrophe at the start of a text is a quotation mark without its other.
  const isApostrophe = code === 'MISSING_CHAR' && /^[^:]+: +'/.test(line);
  const remedy = isApostrophe
    ? quotes
    : (remedies[code] ?? 'Write one field per line, as in heading: A text');
  return remedy === quotes ? `${quotes}: ${lineInQuotes(line)}` : remedy;
}

/** Splits a Markdown file into front matter and body at the two lines ---, as gatsby-transformer-remark does. */
function cut(text: string): { frontMatter: string; bodyStart: number } | Parsed {
  if (text.trim() === '') return unreadable(1, 'is empty', 'Begin with --- and the fields');
  const [opening] = /^---[ \t]*\n/.exec(text) ?? [];
  if (!opening) {
    const first = text.split('\n', 1).join('').trim().slice(0, 40);
    const problem = `begins with ${first || 'an empty line'}, not with front matter`;
    return unreadable(1, problem, 'Write --- on the first line, the fields below it and --- again');
  }
  // The editor would take the whole file for a text.
  const alone = 'Write --- alone, without spaces';
  if (opening !== '---\n') return unreadable(1, 'begins with --- and spaces', alone);
  const rest = text.slice(opening.length);
  const closing = /^---.*(?:\n|$)/m.exec(rest);
  if (!closing) {
    const problem = 'has front matter without an end';
    return unreadable(1, problem, 'Write --- on its own line below the fields');
  }
  const bodyStart = opening.length + closing.index + closing[0].length;
  if (!/^---\n?$/.test(closing[0])) {
    const line = lineAt(text, opening.length + closing.index);
    return unreadable(line, `has ${closing[0].trim()} where front matter ends`, alone);
  }
  return { frontMatter: text.slice(0, opening.length + closing.index), bodyStart };
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a line with so many quotations and lists that no page can show it, and that would overflow the parser. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){21}/m;

/** The lines of a paragraph, of an item of a list, or of a row of a table. */
const paragraphs = /.+(?:\n(?![ \t]*(?:$|\||(?:[-+*]|\d{1,9}[.)])[ \t])).+)*/gm;

/** The maximum length of a paragraph, since the parser's time grows with the square of it: about 1,600 words. */
const longestParagraph = 10_000;

/** What is wrong with a text that would take too long to parse, and the offset of its place. */
function overload(text: string): (Problem & { offset: number }) | undefined {
  const deep = tooDeep.exec(text);
  if (deep) {
    const problem = 'has more than 20 quotations or lists inside each other';
    return { offset: deep.index, problem, remedy: 'Start the line with fewer marks' };
  }
  const long = [...text.matchAll(paragraphs)].find(([words]) => words.length > longestParagraph);
  if (!long) return undefined;
  const problem = `has a paragraph of ${long[0].length} characters, but at most ${longestParagraph} are allowed`;
  return { offset: long.index, problem, remedy: 'Divide it into shorter ones' };
}

/**
 * The fields as gatsby-transformer-remark reads them, in YAML 1.1: 12:30 is a number. Days, which it takes for times, stay
 * as they are written.
 */
function valuesIn(frontMatter: string, { writtenAt }: Pick<ContentFile, 'writtenAt'>): unknown {
  // With options, it keeps no copy of the text.
  const { data } = matter(`${frontMatter}---\n`, {});
  if (!isRecord(data)) return data;
  const fields = Object.entries(data).map(([name, value]) => {
    const written = writtenAt([name]) ?? '';
    return [name, value instanceof Date && isDay.test(written) ? written : value];
  });
  return Object.fromEntries(fields);
}

/** The fields of front matter without a mistake, unless JSON cannot keep them; to read those of 1,000 posts takes 1 s. */
export const frontMatters = remembered((frontMatter): { data: unknown } | null => {
  const { document, findings, ...positions } = parseYaml(frontMatter);
  if (document.errors.length + document.warnings.length + findings.length > 0) return null;
  try {
    const data = valuesIn(frontMatter, positions);
    return isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data) ? { data } : null;
  } catch {
    return null;
  }
});

/** Parses a Markdown file's front matter and finds its body. */
export function parseMarkdown(text: string): Parsed {
  const parts = cut(text);
  if ('findings' in parts) return parts;

  const body = { text: text.slice(parts.bodyStart), line: lineAt(text, parts.bodyStart) };
  const over = overload(body.text);
  const known = over ? null : frontMatters.read(parts.frontMatter);
  if (known) {
    let yaml: ReturnType<typeof parseYaml> | undefined;
    const positions = () => (yaml ??= parseYaml(parts.frontMatter));
    const lineOf: ContentFile['lineOf'] = (place) => positions().lineOf(place);
    const writtenAt: ContentFile['writtenAt'] = (place) => positions().writtenAt(place);
    return { content: { ...known, lineOf, writtenAt, body }, findings: [] };
  }

  const { document, findings, ...positions } = parseYaml(parts.frontMatter);
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const problem = `has front matter that cannot be read: ${error.message}`;
    // A missing quotation mark is noticed where the text ends.
    const opened = [...text.slice(0, error.pos[0]).matchAll(/^.*?[:-] +['"]/gm)].at(-1)?.index;
    const offset = error.code === 'MISSING_CHAR' ? opened : undefined;
    const line = lineAt(text, offset ?? error.pos[0]);
    return unreadable(line, problem, remedyFor(error, text.split('\n')[line - 1] ?? ''));
  }
  if (over) {
    return unreadable(lineAt(text, parts.bodyStart + over.offset), over.problem, over.remedy);
  }
  try {
    const data = valuesIn(parts.frontMatter, positions);
    return { content: { ...positions, data, body }, findings };
  } catch (error) {
    // Both readers report a field that is there twice.
    if (findings.length > 0) return { findings };
    const { reason, mark } = Object(error);
    const problem = `has front matter that cannot be read: ${reason}`;
    return unreadable(Number(mark?.line) + 1, problem, quotes);
  }
}
