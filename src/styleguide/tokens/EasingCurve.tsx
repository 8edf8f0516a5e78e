/** A `cubic-bezier()` drawn: time runs to the right, progress upwards. Nothing for another kind of easing. */
export function EasingCurve({
  value,
  className,
}: {
  value: string;
  className?: string | undefined;
}) {
  const [x1, y1, x2, y2] = value.match(/-?[\d.]+/g)?.map(Number) ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null;
  const handles = `C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
  return (
    <svg viewBox="-2 -2 104 104" className={className} aria-hidden="true" focusable="false">
      <path d="M0 0V100H100" fill="none" stroke="var(--line)" />
      <path d={`M0 100${handles}`} fill="none" stroke="var(--amber)" strokeWidth="2" />
    </svg>
  );
}
