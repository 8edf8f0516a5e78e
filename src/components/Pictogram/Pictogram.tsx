/** A decorative pictogram. Set its size and colour with `className`. */
export function Pictogram({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
