import { colours, type Colour } from '../lib/colour';
import { circle, polar, polyline, type Line, type Point } from '../lib/geometry';
import { contours, grid } from '../lib/marks';
import { station } from '../lib/path';
import { plan } from '../lib/projection';
import { prism, stroke, type Item, type Mark, type Picture } from '../lib/scene';

/** A place on the map, from its upper left corner. */
function at(right: number, down: number): Point {
  return [down, -right];
}

const [west, middle, east] = [at(4.7, 3.6), at(9.6, 3.6), at(14.2, 2.2)];

/** An outline of an island at a share of its size. */
type Coast = (share: number) => Line;

/** A coast of coves around an off-centre summit. */
function coves(share: number): Line {
  const wave = (angle: number, count: number, phase: number) =>
    Math.cos((angle * count * Math.PI) / 180 + phase);
  const centre = at(4.55 + 0.3 * share, 3.65 - 0.2 * share);
  return Array.from({ length: 120 }, (_, i) => {
    const angle = 3 * i;
    const relief =
      0.16 * wave(angle, 2, 0.7) + 0.1 * wave(angle, 3, 2.4) + 0.05 * share * wave(angle, 5, 1);
    return polar(centre, 1.45 * share * (1 + relief), angle);
  });
}

/** A coast of quarries, all edges and corners. */
function quarry(share: number): Line {
  const corners = polyline([
    -1.25, -0.65, -0.55, -1.2, 1.35, -1.2, 1.35, 0.85, 0.8, 1.3, -0.4, 1.3, -0.5, 0.9, -1, 0.75,
  ]);
  return corners.map(([right, down]) => [east[0] + share * down, east[1] - share * right]);
}

function round(share: number): Line {
  return circle(middle, 0.75 * share);
}

/** A terrace of an island: its share of the island's size, the height of its top, and its colour. */
type Terrace = readonly [share: number, top: number, colour: Colour];

/** An island of terraces, from the lowest. The mark is on its summit. */
function island(coast: Coast, terraces: readonly Terrace[], mark: Mark): Item[] {
  return terraces.map(([share, top, colour], i) =>
    prism(coast(share), [terraces[i - 1]?.[1] ?? 0, top], colour, {
      top: i === terraces.length - 1 ? mark : undefined,
    }),
  );
}

const islands: Item[] = [
  ...island(
    coves,
    [
      [1, 0.2, colours.inkRaised],
      [0.9, 0.35, colours.mistLine],
      [0.79, 0.5, colours.mistDeep],
      [0.65, 0.65, colours.mist],
      [0.55, 0.8, colours.paperDeep],
      [0.44, 0.95, colours.paper],
      [0.3, 1.1, colours.white],
    ],
    contours(6, 0.9),
  ),
  ...island(
    round,
    [
      [1, 0.2, colours.mistDeep],
      [0.76, 0.4, colours.mist],
      [0.5, 0.6, colours.white],
    ],
    grid(0.3),
  ),
  ...island(
    quarry,
    [
      [1, 0.2, colours.paperDeep],
      [0.84, 0.4, colours.harbour],
      [0.7, 0.55, colours.mistLine],
      [0.56, 0.7, colours.mist],
      [0.4, 0.9, colours.white],
    ],
    grid(0.45),
  ),
];

/** Above everything: from there, a line's height makes no difference. */
const above = 2;
const line = stroke({ axis: 'z', at: above }, [[west, at(14.2, 3.6), east]]);

/** Lines of equal depth around the islands. */
const soundings = stroke(
  { axis: 'z', at: 0 },
  [1.1, 1.22, 1.36].flatMap((share) => [coves(share), quarry(share), round(2 * share - 0.85)]),
  { width: 0.018, colour: colours.mistLine, closed: true, glow: 0 },
);

/** Small crosses where the lines of a survey grid would meet. */
const crosses = stroke(
  { axis: 'z', at: 0 },
  Array.from({ length: 10 * 3 }, (_, i) =>
    at(0.6 + 2 * (i % 10), 1 + 2 * Math.floor(i / 10)),
  ).flatMap(([x, y]) => [polyline([x - 0.1, y, x + 0.1, y]), polyline([x, y - 0.1, x, y + 0.1])]),
  { width: 0.018, colour: colours.mistLine, glow: 0 },
);

/** A map of three different islands, far apart, joined by one line. In every crop of a low banner they are whole. */
export const contact: Picture = {
  file: 'content/pages/pictures/contact.png',
  size: [1920, 600],
  view: { projection: plan, scale: 100, origin: [0, 0] },
  ground: { colour: colours.paper, shadow: 0.22 },
  items: [
    soundings,
    crosses,
    ...islands,
    line,
    station(west, above, 0.2),
    station(middle, above, 0.2),
    station(east, above, 0.2),
  ],
};
