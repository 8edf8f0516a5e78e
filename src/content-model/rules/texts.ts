import { fieldOf } from '../source/content-file';
import { isoDay } from '../source/days';
import { mistakeAt } from '../source/mistake';
import { controlCharacterIn } from '../source/read-text';
import { type FileCheck, judgeTexts, textsOf } from './check';

/** What to write instead of a date that does not exist. */
function daysThatExist(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month < 1 || month > 12) return 'Write the month as 01 to 12';
  return `Write the day as 01 to ${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
}

/** Reports days that do not exist: an entry with one would never be published. */
export const checkDates: FileCheck = (file) =>
  judgeTexts(file, 'day', (day) => {
    // An impossible month has no time, and the 31st of a shorter month is a day of the next one.
    const time = new Date(`${day}T00:00:00Z`);
    if (!Number.isNaN(time.getTime()) && isoDay(time) === day) return undefined;
    return { problem: 'is a day that does not exist', remedy: daysThatExist(day) };
  });

/** The first line of a table, heading, list, quotation or code of Markdown, or its beginning. */
const block = /^ *(?:\|(?=.*\|)|(?:#{1,6}|[>*-]) |```).{0,30}/m;

/** Reports control characters in fields, where JSON and YAML can write them as escapes, and Markdown, which no field renders. */
export const checkCharacters: FileCheck = (file) =>
  textsOf(file).flatMap(({ path, text }) => {
    const { name } = controlCharacterIn(text) ?? {};
    if (name) return [mistakeAt(file, path, `has the character ${name} (invisible)`, 'Remove it')];
    const [typed] = block.exec(text) ?? [];
    if (!typed) return [];
    const problem = `has "${typed.trim()}", which is shown as it is typed`;
    return [mistakeAt(file, path, problem, 'Write it in sentences')];
  });

/** What `npm run new` writes into fields that a writer must fill in. */
const gap = /\[TODO\b[^\]]*\]?|https:\/\/TODO\b\S*/;

/** The words in braces. */
const placeholdersIn = (text: string): string[] => text.match(/\{[a-z_]+\}/gi) ?? [];

const remedy = 'Write what it stands for, or remove it';

/**
 * Reports placeholders that nothing replaces: in fields whose description names theirs, and in the Markdown of pages,
 * where those of site.json are replaced while reading. Also gaps of `npm run new`, except in drafts.
 */
export const checkPlaceholders: FileCheck = (file) => {
  const isDraft = fieldOf(file.data, 'draft') === true;
  const isPage = file.contentType.type === 'TextPage';
  const isLabels = file.contentType.type === 'Labels';
  const gapIn = (text: string) => (isDraft ? undefined : gap.exec(text)?.[0]);
  const inFields = textsOf(file).flatMap(({ path, text, schema: { description = '' } }) => {
    const left = gapIn(text);
    if (left) return [mistakeAt(file, path, `has the template token ${left}`, remedy)];
    const known = placeholdersIn(description);
    const lost = isLabels && known.find((each) => !text.includes(each));
    if (lost) return [mistakeAt(file, path, `lacks ${lost}`, `Write ${lost} for the value`)];
    const word = placeholdersIn(text).find((each) => !known.includes(each));
    if (!word || (known.length === 0 && !isLabels)) return [];
    const problem = `has ${word}, which nothing replaces`;
    const choice = known.length > 0 ? `Write ${known.join(', ')}` : 'Remove it';
    return [mistakeAt(file, path, problem, choice)];
  });
  const inBody = (file.body?.words ?? []).flatMap(({ text, line }) => {
    const left = gapIn(text) ?? (isPage ? placeholdersIn(text)[0] : undefined);
    return left ? [mistakeAt(file, line, `has the template token ${left}`, remedy)] : [];
  });
  return [...inFields, ...inBody];
};
