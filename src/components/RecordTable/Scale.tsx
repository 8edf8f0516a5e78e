/** A bar with a limit, in percent. What is past the limit is a rectangle of its own. The words beside it say the same. */
export function Scale({ filled, limit }: Queries.Scale) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(filled, limit)} height="1" />
      {filled > limit && <rect x={limit} width={filled - limit} height="1" />}
      <path d={`M${limit} 0V1`} />
    </svg>
  );
}
