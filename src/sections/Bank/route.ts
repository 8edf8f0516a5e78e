/** A point of the drawing: x and y. */
type Point = readonly [number, number];

const line = (...points: readonly Point[]) =>
  `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`;

/** The measures of the planes, in tenths of the text size, as in Bank.module.css. */
const block = { length: 96, width: 36, gap: 9, height: 11 };
const margin = { start: 13, side: 9 };
const plane = { length: 126, width: 189, distance: 122 };
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
export const viewBox = '0 0 278 400';

/** A block on a path: its place in its plane, and whether it is raised. */
interface Stop {
  place: number;
  isRaised: boolean;
}

/**
 * The path from a supplier to its process and on to a service, or as far as there are blocks. Suppliers connect along
 * their left edges, services along their right ones.
 *
 * @param stops the blocks, from the supplier up
 */
export function pathThrough(stops: readonly Stop[]): string {
  const [supplier = 0, process = 0, service = 0] = stops.map(({ place }) => lane(place));
  const [low = 0, middle = 0, high = 0] = stops.map(({ isRaised }) =>
    isRaised ? block.height : 0,
  );
  const [start, end] = [margin.start, margin.start + block.length];
  const { length, width } = plane;
  const points = [
    [
      project(2, end - 14, supplier, low),
      project(2, start, supplier, low),
      project(2, start, supplier),
      project(2, 0, supplier),
      project(2, 0, 0),
    ],
    [
      project(1, 0, 0),
      project(1, 0, process),
      project(1, start, process),
      project(1, start, process, middle),
      // It leaves a block and arrives at one above the plane: on the plane, the block would hide it.
      project(1, length, process, middle),
      project(1, length, process),
      project(1, length, width),
    ],
    [
      project(0, length, width),
      project(0, length, service),
      project(0, length, service, high),
      project(0, start + 14, service, high),
    ],
  ];
  return stops.length > 0 ? line(...points.slice(0, stops.length).flat()) : '';
}
