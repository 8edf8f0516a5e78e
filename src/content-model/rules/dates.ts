import { controlCharacterIn } from '../source/source-mistakes';
import { mistakeAt, type FileCheck } from './check';
import { judgeTexts, textsOf } from './values';

/** What to write instead of a date that does not exist. */
function daysThatExist(day: string): string {
  const [year = 0, monthNumber = 0] = day.split('-').map(Number);
  if (monthNumber < 1 || monthNumber > 12) return 'Write the month as 01 to 12';
  const last = new Date(Date.UTC(year, monthNumber, 0));
  const month = last.toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${month} has the days 01 to ${last.getUTCDate()}`;
}

function exists(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Reports days that do not exist: an entry with one would never be published. */
export const checkDates: FileCheck = (file) =>
  judgeTexts(file, 'day', (day) =>
    exists(day)
      ? undefined
      : { problem: 'is a day that does not exist', remedy: daysThatExist(day) },
  );

/** Reports control characters in fields, where JSON and YAML can write them as escapes. */
export const checkCharacters: FileCheck = (file) =>
  textsOf(file).flatMap(({ path, text }) => {
    const character = controlCharacterIn(text);
    if (!character) return [];
    return [mistakeAt(file, path, `has the character ${character.name} (invisible)`, 'Remove it')];
  });
