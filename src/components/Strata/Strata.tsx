import { classes } from '../../helpers/classes';
import * as css from './Strata.module.css';

/** The size of a plane in isometric projection, in SVG units. */
const [halfWidth, halfHeight, thickness] = [160, 80, 16];
const [centre, step] = [halfWidth + 1, 84];

function Plane({ level, className }: { level: number; className: string | undefined }) {
  /** A corner, in half widths and half heights from the middle; `depth` is 1 at the lower side. */
  const corner = (right: number, down: number, depth = 0) => {
    const y = halfHeight + 4 + level * step + down * halfHeight + depth * thickness;
    return `${centre + right * halfWidth},${y}`;
  };
  const [left, right, front] = [corner(-1, 0), corner(1, 0), corner(0, 1)];
  const lowerFront = corner(0, 1, 1);
  return (
    <g className={className}>
      <polygon className={css.top} points={`${corner(0, -1)} ${right} ${front} ${left}`} />
      <polygon className={css.west} points={`${left} ${front} ${lowerFront} ${corner(-1, 0, 1)}`} />
      <polygon className={css.east} points={`${right} ${front} ${lowerFront} ${corner(1, 0, 1)}`} />
    </g>
  );
}

/**
 * A decorative drawing: three planes with a highlighted path through them. With `isBroken`, the middle plane is missing
 * and the path ends in the gap.
 */
export function Strata({ isBroken, className }: { isBroken?: boolean; className?: string }) {
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
