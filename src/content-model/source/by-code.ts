/** Compares texts by their characters' codes, no text first. */
export const byCode = (a = '', b = ''): number => Number(a > b) - Number(a < b);

interface Dated {
  date?: string;
  heading?: string;
}

/** Sorts by date, the newest first, and what is of one day by heading. What has no date comes last, in its order. */
export const newestFirst = (a: Dated, b: Dated): number =>
  byCode(b.date, a.date) || (a.date ? byCode(a.heading, b.heading) : 0);
