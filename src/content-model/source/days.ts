/** The day of a time in UTC, such as 2024-11-12. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

/** The time a number of days later, or earlier if it is negative. */
export const addDays = (time: Date, days: number): Date =>
  new Date(time.getTime() + days * 24 * 60 * 60 * 1000);
