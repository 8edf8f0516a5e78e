import * as css from './Scale.module.css';

interface ScaleProps extends Queries.Scale {
  /** The value at the end of the bar. */
  max?: number;
  /** The tone of the status beside it: past a limit is a failure, past a target is not. */
  tone?: Queries.Tone | undefined;
}

/** A bar with a limit. What is past the limit is a rectangle of its own. The words beside it say the same. */
export function Scale({ filled, limit, max = 100, tone }: ScaleProps) {
  return (
    <svg
      viewBox={`0 0 ${max} 1`}
      preserveAspectRatio="none"
      className={css.scale}
      aria-hidden="true"
    >
      <rect width={Math.min(filled, limit)} height="1" />
      {filled > limit && <rect x={limit} width={filled - limit} height="1" data-tone={tone} />}
      <path d={`M${limit} 0V1`} />
    </svg>
  );
}
