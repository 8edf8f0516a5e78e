/** A point of a drawing: x and y. */
type Point = readonly [number, number];

/** The parts of a path: on the supplier, to its process, on it, to the service, and on that. */
type Parts = readonly [string, string, string, string, string];

/** How the planes are drawn: the size of the view box, and the path between blocks, by their places in their planes. */
export interface Drawing {
  viewBox: string;
  parts: (supplier: number, process: number, service: number) => Parts;
}

const line = (...points: readonly Point[]) =>
  `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`;

/** The measures of the planes in space, in tenths of the text size, as in Bank.module.css. */
const block = { length: 96, width: 36, gap: 9, height: 11 };
const margin = { start: 13, end: 17, side: 9 };
const plane = {
  length: margin.start + block.length + margin.end,
  width: 2 * margin.side + 4 * block.width + 3 * block.gap,
  distance: 122,
};
const scale: Point = [0.88, 0.44];
const corner = block.height + scale[1] * plane.length;

/** Where a point of a plane is: `along` its blocks, `across` them, and `above` it. */
const project = (level: number, along: number, across: number, above = 0): Point => [
  scale[0] * (along + across),
  corner + scale[1] * (across - along) + level * plane.distance - above,
];

/** Where the line on a block is, across its plane: below the name. */
const lane = (place: number) => margin.side + place * (block.width + block.gap) + block.width - 6;

/** The planes one above the other. Suppliers connect along their left edges, services along their right ones. */
export const inSpace: Drawing = {
  viewBox: [
    ...[0, 0, scale[0] * (plane.length + plane.width)],
    corner + scale[1] * plane.width + 2 * plane.distance + 6,
  ]
    .map(Math.ceil)
    .join(' '),
  parts: (...places) => {
    const [supplier, process, service] = [lane(places[0]), lane(places[1]), lane(places[2])];
    const [start, end] = [margin.start, margin.start + block.length];
    const { height } = block;
    const { length, width } = plane;
    return [
      line(
        project(2, end - 14, supplier, height),
        project(2, start, supplier, height),
        project(2, start, supplier),
      ),
      line(
        project(2, start, supplier),
        project(2, 0, supplier),
        project(2, 0, 0),
        project(1, 0, 0),
        project(1, 0, process),
        project(1, start, process),
      ),
      line(
        project(1, start, process),
        project(1, start, process, height),
        project(1, end, process, height),
      ),
      // It leaves a block and arrives at one above the plane: on the plane, the block would hide it.
      line(
        project(1, end, process, height),
        project(1, length, process, height),
        project(1, length, process),
        project(1, length, width),
        project(0, length, width),
        project(0, length, service),
        project(0, length, service, height),
        project(0, end, service, height),
      ),
      line(project(0, end, service, height), project(0, start + 14, service, height)),
    ];
  },
};

/** The measures of the planes on phones: percent across, and tenths of the text size down. */
const flat = { label: 30, row: 34, gap: 8, distance: 124 };
const sides = { edge: [2, 98], block: [5, 95], middle: [45, 55] } as const;

/** The planes below each other, with two columns. Lines run along the sides, and cross between two planes. */
export const onPhones: Drawing = {
  viewBox: `0 0 100 ${3 * flat.distance - 10}`,
  parts: (supplier, process, service) => {
    const x = (kind: keyof typeof sides, place: number) => sides[kind][place % 2 ? 1 : 0];
    const y = (level: number, place: number) =>
      level * flat.distance + flat.label + flat.row - 3 + (place < 2 ? 0 : flat.row + flat.gap);
    const between = (level: number, from: number, to: number) => {
      const crossing = level * flat.distance - 5;
      return [
        [x('edge', from), crossing],
        [x('edge', to), crossing],
      ] as const;
    };
    return [
      line([x('middle', supplier), y(2, supplier)], [x('block', supplier), y(2, supplier)]),
      line(
        [x('block', supplier), y(2, supplier)],
        [x('edge', supplier), y(2, supplier)],
        ...between(2, supplier, process),
        [x('edge', process), y(1, process)],
        [x('block', process), y(1, process)],
      ),
      line([x('block', process), y(1, process)], [x('middle', process), y(1, process)]),
      line(
        [x('edge', process), y(1, process)],
        ...between(1, process, service),
        [x('edge', service), y(0, service)],
        [x('block', service), y(0, service)],
      ),
      line([x('block', service), y(0, service)], [x('middle', service), y(0, service)]),
    ];
  },
};
