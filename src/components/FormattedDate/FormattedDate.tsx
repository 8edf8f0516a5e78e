const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A formatted date in a `<time>` element; `date` is an ISO date or date-time. */
export function FormattedDate({ date }: { date: string }) {
  return <time dateTime={date.slice(0, 10)}>{format.format(new Date(date))}</time>;
}
