const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as people write it, readable for machines; `date` is an ISO day or date-time. */
export function FormattedDate({ date }: { date: string }) {
  return <time dateTime={date.slice(0, 10)}>{format.format(new Date(date))}</time>;
}
