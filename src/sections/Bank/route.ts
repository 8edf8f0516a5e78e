/** A point of the drawing: x and y. */
type Point = readonly [number, number];

const line = (...points: readonly Point[]) =>
  `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`;

/** The measures of the planes, in tenths of the text size, as in Bank.module.css. */
const block = { length: 108, width: 36, gap: 7, height: 11 };
const margin = { start: 13, side: 7 };
const plane = { length: 138, distance: 122 };
const scale: Point = [0.88, 0.44];
const corner = block.height + scale[1] * plane.length;

/** Where a point of a plane is: `along` its blocks, `across` them, and `above` it. */
const project = (level: number, along: number, across: number, above = 0): Point => [
  scale[0] * (along + across),
  corner + scale[1] * (across - along) + level * plane.distance - above,
];

/** Where the line on a block is, across its plane: below the name. */
const lane = (place: number) => margin.side + place * (block.width + block.gap) + block.width - 6;

/** The view box of the drawing: the planes one above the other. */
export const viewBox = '0 0 279 400';

/** A block on a path: its place in its plane, and whether it is raised. */
interface Stop {
  place: number;
  isRaised: boolean;
}

/**
 * The path from a supplier to its process and on to a service, or as far as there are blocks: it climbs along the left
 * corners of the planes, and a branch leads onto each block.
 *
 * @param stops the blocks, from the supplier up
 */
export function pathThrough(stops: readonly Stop[]): string {
  const { start } = margin;
  const points = stops.flatMap(({ place, isRaised }, index) => {
    const across = lane(place);
    const above = isRaised ? block.height : 0;
    const at = (along: number, ...more: [number, number?]) => project(2 - index, along, ...more);
    const branch = [
      at(0, 0),
      at(0, across),
      at(start, across),
      at(start, across, above),
      at(start + block.length - 14, across, above),
    ];
    if (index === 0) return branch.toReversed();
    return index < stops.length - 1 ? [...branch, ...branch.toReversed()] : branch;
  });
  return points.length > 0 ? line(...points) : '';
}
