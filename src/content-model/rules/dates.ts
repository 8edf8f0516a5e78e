import { textOf, type ContentFile } from '../source/content-file';
import { isoDay } from '../source/days';
import type { Mistake } from '../source/mistake';
import { mistakeAt, type FileCheck } from './check';
import { judgeTexts } from './values';

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

/** Reports an `updated` date before publication or in the future. */
function wrongUpdate(file: ContentFile, today: Date): Mistake[] {
  const updated = textOf(file.data, 'updated');
  const date = textOf(file.data, 'date');
  if (!updated || !date || !exists(updated) || !exists(date)) return [];
  const remedy = 'Write the day of the change, or remove it';
  const early = `${updated} is before the day of publication, ${date}`;
  if (updated < date) return [mistakeAt(file, ['updated'], early, remedy)];
  if (updated <= isoDay(today)) return [];
  return [mistakeAt(file, ['updated'], `${updated} is in the future`, remedy)];
}

/** Reports dates that do not exist, and impossible `updated` dates. */
export const checkDates: FileCheck = (file, { today }) => [
  ...judgeTexts(file, 'day', (day) =>
    exists(day)
      ? undefined
      : { problem: 'is a day that does not exist', remedy: daysThatExist(day) },
  ),
  ...wrongUpdate(file, today),
];
