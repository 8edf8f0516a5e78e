import Ajv from 'ajv';
import { parseDocument } from 'yaml';
import { curlyQuotes } from '../../src/content-model/source/markdown/quotes';
import { either, folded, quote } from '../../src/content-model/source/words';
import type { Finding, Prose } from './texts';

/** The house rules of `content/style.yml`. */
export interface Style {
  longestSentence: number;
  /** The replacement for a word or phrase; a list has several. */
  words: Record<string, string | string[]>;
  linkWords: string[];
  /** Names that keep their capitals in headings. */
  names: string[];
  /** The fields that are not checked, by the path of their file. */
  exempt: Record<string, string[]>;
}

const texts = { type: 'array', items: { type: 'string' } };
const ajv = new Ajv({ allowUnionTypes: true });
const isStyle = ajv.compile<Style>({
  type: 'object',
  properties: {
    longestSentence: { type: 'integer' },
    words: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, texts] } },
    linkWords: texts,
    names: texts,
    exempt: { type: 'object', additionalProperties: texts },
  },
  required: ['longestSentence', 'words', 'linkWords', 'names', 'exempt'],
  additionalProperties: false,
});

/** A mistake in the house rules themselves. */
export class StyleError extends Error {}

/** Reads `content/style.yml`. Throws a StyleError if it is invalid. */
export function parseStyle(text: string): Style {
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  const style: unknown = error ? undefined : document.toJS();
  if (isStyle(style)) return style;
  throw new StyleError(error?.message ?? ajv.errorsText(isStyle.errors, { dataVar: '' }));
}

type Rule = (prose: Prose) => Finding[];

const spaces: Rule = ({ text }) =>
  [...text.matchAll(/(?<=\S)[ \u00A0]{2,}(?=\S)/g)].map(({ 0: found, index }) => ({
    index,
    found,
    replacement: ' ',
    problem: `has ${found.length} spaces after ${quote(/\S+$/.exec(text.slice(0, index))?.[0] ?? '')}`,
    remedy: 'Write one',
  }));

/** Spaces before a comma or full stop, and two full stops. Other marks may be meant (“10 : 1”), or French. */
const punctuation: Rule = ({ text }) =>
  [
    ...text.matchAll(
      /(?<!\b(?:an?|the|and|or|of|by|with))(?<=[\p{L}\p{N}”’%)€])(?: +([,.])(?=\s*$|\s+\p{Lu}|(?<=,)\s)|\.\.(?=[\s)”’]|$))/gu,
    ),
  ].map(({ 0: found, 1: replacement = '.', index }) => {
    const word = /\S*$/.exec(text.slice(0, index))?.[0] ?? '';
    const problem = `has ${quote(word + found)}`;
    return { index, found, replacement, problem, remedy: `Write ${word}${replacement}` };
  });

/** Words that are never right twice, unlike that, had, is and in; a name or an operator has more capitals. */
const doubled: Rule = ({ text }) =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{N}’'-])(the|an|and|of|our|your|their)\s+\1(?![\p{L}\p{N}’'-])/giu,
    ),
  ]
    .filter(([found]) => /^\p{Lu}?\p{Ll}+\s+\p{Ll}+$/u.test(found))
    .map(({ 0: found, 1: replacement = '', index }) => {
      const problem = `has ${quote(found)}`;
      return { index, found, replacement, problem, remedy: `Write ${replacement} once` };
    });

/** Five words or more between which no line may end, as in texts from other programs. */
const joinedWords: Rule = ({ text }) =>
  [...text.matchAll(/(?:\S+\u00A0){4,}\S+/g)].map(({ 0: found, index }) => ({
    index,
    found,
    replacement: found.replaceAll('\u00A0', ' '),
    problem: `has words joined by no-break spaces: ${quote(found)}`,
    remedy: 'Write ordinary spaces',
  }));

const quotes: Rule = ({ text }) => {
  const curly = curlyQuotes(text);
  return [...text.matchAll(/["']/g)].map(({ 0: found, index }) => {
    const from = index - (/\S*$/.exec(text.slice(0, index))?.[0].length ?? 0);
    const to = index + (/^\S*?(?=[.,;:!?)]*(?:\s|$))/.exec(text.slice(index))?.[0].length ?? 0);
    const problem = `has a straight quotation mark: ${text.slice(from, to)}`;
    const remedy = `Write ${curly.slice(from, to)}`;
    return { index, found, replacement: curly[index], problem, remedy };
  });
};

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  );
const month = `(${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|\\b\\.?)`).join('|')})`;
const day = '(?<![\\d/.-])(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(\\d{4})';

/** Formats of dates, with the groups of day, month and year. */
const dateForms: readonly (readonly [RegExp, number, number, number])[] = [
  [new RegExp(`${day},? (?:of )?${month},? ${year}\\b`, 'g'), 1, 2, 3],
  [new RegExp(`\\b${month} ${day},? ${year}\\b`, 'g'), 2, 1, 3],
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, 3, 2, 1],
];
/** It is unknown whether the day or the month comes first. */
const unclearDate = /\b\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})\b/g;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayBefore = new RegExp(`\\b(${weekdays.join('|')}),? $`);

const monthName = (written = '') =>
  months.find((name) => name.startsWith(written.slice(0, 3))) ?? months[Number(written) - 1];

/** Dates in other formats, days that no calendar has, and those of another day of the week. */
const dates: Rule = ({ text }) => [
  ...dateForms.flatMap(([form, dayAt, monthAt, yearAt]) =>
    [...text.matchAll(form)].flatMap((match) => {
      const { 0: found, index } = match;
      const name = monthName(match[monthAt]);
      if (!name) return [];
      const replacement = `${Number(match[dayAt])} ${name} ${match[yearAt]}`;
      const date = new Date(`${replacement} UTC`);
      const problem = `has the date ${found}`;
      if (date.getUTCDate() !== Number(match[dayAt])) {
        return { index, problem, remedy: `Write a day that ${name} ${match[yearAt]} has` };
      }
      const weekday = weekdayBefore.exec(text.slice(0, index))?.[1];
      const actual = weekdays[date.getUTCDay()];
      if (weekday && weekday !== actual) {
        const remedy = `Write ${actual}, or the day that is a ${weekday}`;
        return { index, problem: `has the date ${weekday} ${found}`, remedy };
      }
      if (found === replacement) return [];
      return { index, found, replacement, problem, remedy: `Write ${replacement}` };
    }),
  ),
  ...[...text.matchAll(unclearDate)].map(({ 0: found, index }) => ({
    index,
    problem: `has the date ${found}`,
    remedy: 'Write it as 12 November 2024',
  })),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wholeWords = (words: readonly string[]) => {
  const any = words.map((one) => escaped(one).replaceAll(' ', '\\s+')).join('|') || '(?!)';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
};
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function plainWords(answers: Style['words']): Rule {
  const avoided = wholeWords(Object.keys(answers).map(folded));
  const answerTo = new Map(
    Object.entries(answers).map(([words, answer]) => [folded(words), answer]),
  );
  return ({ text }) =>
    [...text.matchAll(avoided)].map(({ 0: found, index }) => {
      const answer = answerTo.get(folded(found)) ?? [];
      const isCapital = found !== found.toLowerCase();
      const problem = `has ${quote(found)}`;
      if (Array.isArray(answer)) return { index, problem, remedy: `Write ${either(answer)}` };
      const replacement = isCapital ? capitalised(answer) : answer;
      return { index, found, replacement, problem, remedy: `Write ${replacement}` };
    });
}

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

const shortSentences =
  (most: number): Rule =>
  ({ text }) =>
    [...sentences.segment(text)].flatMap(({ segment, index }) => {
      const { length } = segment.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
      if (!length || length <= most) return [];
      const problem = `has a sentence of ${length} words: ${quote(segment)}`;
      return { index, problem, remedy: `Write sentences of at most ${most}` };
    });

/** What may precede a capital: the start of a heading or sentence, or an enumerator such as (a). */
const start = /(?:^|[.:?!–—] |^\(?\w{1,2}[.)] )$/;
/** Article 30, Annex III. */
const numbered = /^\S+ (?:\d|[IVX]+\b)/;

/**
 * Headings are in sentence case: after the first word, only names have capitals.
 *
 * @param isCommon whether a word with a capital is not a name
 */
function sentenceCase(names: readonly string[], isCommon: (word: string) => boolean): Rule {
  const known = wholeWords([...names, ...months]);
  return ({ text, kind }) => {
    if (kind !== 'heading') return [];
    const rest = text.replace(known, (name) => name.toLowerCase());
    const capitals = [...rest.matchAll(/(?<![\p{L}\p{N}’'-])\p{Lu}\p{Ll}+(?!\p{L})/gu)].filter(
      ({ 0: word, index }) =>
        !start.test(rest.slice(0, index)) && !numbered.test(rest.slice(index)) && isCommon(word),
    );
    const [first] = capitals;
    if (!first) return [];
    const problem = `has ${either(capitals.map(([word]) => word))} inside a heading`;
    const remedy = 'Write capitals only at its start and in names, which content/style.yml lists';
    return [{ index: first.index, problem, remedy }];
  };
}

function clearLinks(linkWords: readonly string[]): Rule {
  const empty = new Set(linkWords.map(folded));
  return ({ text, kind }) => {
    if (!/link|label/.test(kind) || !empty.has(folded(text))) return [];
    const problem = `has a link that says ${quote(text)}`;
    return [{ index: 0, problem, remedy: 'Write where it leads' }];
  };
}

/** Creates a function that finds what breaks the house rules. */
export function styleRules(style: Style, isCommon: (word: string) => boolean): Rule {
  const rules = [
    spaces,
    punctuation,
    doubled,
    joinedWords,
    quotes,
    dates,
    plainWords(style.words),
    shortSentences(style.longestSentence),
    sentenceCase(style.names, isCommon),
  ];
  const links = clearLinks(style.linkWords);
  return (prose) => [links, ...(prose.kind === 'link' ? [] : rules)].flatMap((rule) => rule(prose));
}
