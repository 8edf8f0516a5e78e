import { classes } from '../../helpers/classes';
import * as css from './Strata.module.css';

/** The size of a plane in isometric projection, in SVG units. */
const [halfWidth, halfHeight, thickness] = [160, 80, 16];
const [centre, step] = [halfWidth + 1, 84];

const toPoints = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map((pair) => pair.join()).join(' ');

function Plane({ level, className }: { level: number; className: string | undefined }) {
  const y = halfHeight + 4 + level * step;
  const [left, right, front] = [
    [centre - halfWidth, y],
    [centre + halfWidth, y],
    [centre, y + halfHeight],
  ] as const;
  return (
    <g className={className}>
      <polygon
        className={css.top}
        points={toPoints([centre, y - halfHeight], right, front, left)}
      />
      <polygon
        className={css.west}
        points={toPoints(
          left,
          front,
          [centre, y + halfHeight + thickness],
          [left[0], y + thickness],
        )}
      />
      <polygon
        className={css.east}
        points={toPoints(
          right,
          front,
          [centre, y + halfHeight + thickness],
          [right[0], y + thickness],
        )}
      />
    </g>
  );
}

/**
 * A decorative drawing: three planes with a highlighted path through them. With `isBroken`, the middle plane is missing
 * and the path ends in the gap.
 */
export function Strata({
  isBroken = false,
  className,
}: {
  isBroken?: boolean;
  className?: string;
}) {
  const [start, edge] = [
    [centre - halfWidth / 2, 4 + halfHeight / 2],
    [centre + halfWidth / 2, 4 + halfHeight * 1.5],
  ] as const;
  const end = edge[1] + (isBroken ? step - thickness : step * 2 + thickness);
  return (
    <svg
      viewBox={`0 0 ${centre * 2} ${8 + halfHeight * 2 + step * 2 + thickness}`}
      className={classes(css.strata, className)}
      aria-hidden="true"
    >
      <Plane level={2} className={css.ground} />
      <Plane level={1} className={isBroken ? css.missing : css.middle} />
      <Plane level={0} className={css.upper} />
      <path className={css.path} d={`M${start.join()} L${edge.join()} V${end}`} />
      <circle className={css.end} cx={edge[0]} cy={end} r="6" />
    </svg>
  );
}
