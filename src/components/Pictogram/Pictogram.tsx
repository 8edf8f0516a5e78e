/** A drawing of the pictogram family; it decorates the heading beside it. Size and colour are the caller's. */
export function Pictogram({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
