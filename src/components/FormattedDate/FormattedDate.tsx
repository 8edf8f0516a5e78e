// Intl.DateTimeFormat would load its data while the page hydrates, which takes 200 ms on a slow phone.
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A date such as 1 March 2026 in a `<time>` element; `date` is an ISO date or date-time. */
export function FormattedDate({ date }: { date: string }) {
  const day = date.slice(0, 10);
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return <time dateTime={day}>{`${dayOfMonth} ${months[Number(month) - 1]} ${year}`}</time>;
}
