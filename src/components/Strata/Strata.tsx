import { classes } from '../classes';
import * as css from './Strata.module.css';

/** Half the width and half the height of a plane seen from its corner, and how thick it is. */
const [across, down, thick] = [160, 80, 16];
const [centre, step] = [170, 84];

const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map((pair) => pair.join()).join(' ');

function Plane({ level, className }: { level: number; className: string | undefined }) {
  const y = down + 4 + level * step;
  const [west, east, south] = [
    [centre - across, y],
    [centre + across, y],
    [centre, y + down],
  ] as const;
  return (
    <g className={className}>
      <polygon className={css.top} points={points([centre, y - down], east, south, west)} />
      <polygon
        className={css.west}
        points={points(west, south, [centre, y + down + thick], [west[0], y + thick])}
      />
      <polygon
        className={css.east}
        points={points(east, south, [centre, y + down + thick], [east[0], y + thick])}
      />
    </g>
  );
}

/**
 * The site's idea as a line drawing: three planes and one lit path down through them. Where the middle
 * plane is missing the path ends in the gap.
 */
export function Strata({
  isBroken = false,
  className,
}: {
  isBroken?: boolean;
  className?: string;
}) {
  const [start, edge] = [
    [centre - across / 2, 4 + down / 2],
    [centre + across / 2, 4 + down * 1.5],
  ] as const;
  const end = edge[1] + (isBroken ? step - thick : step * 2 + thick);
  return (
    <svg
      viewBox={`0 0 ${centre * 2} ${8 + down * 2 + step * 2 + thick}`}
      className={classes(css.strata, className)}
      aria-hidden="true"
      focusable="false"
    >
      <Plane level={2} className={css.ground} />
      <Plane level={1} className={isBroken ? css.missing : css.middle} />
      <Plane level={0} className={css.upper} />
      <path className={css.path} d={`M${start.join()} L${edge.join()} V${end}`} />
      <circle className={css.end} cx={edge[0]} cy={end} r="6" />
    </svg>
  );
}
