import { colours } from '../lib/colour';
import { arc, circle, edges, polar, type Point } from '../lib/geometry';
import { contours, dashes } from '../lib/marks';
import { prism, stroke, type Item, type Mark, type Picture, type Stroke } from '../lib/scene';

const centre: Point = [0, 0];
const height = 0.5;
const inner: Point = [3.2, 4.9];
const outer: Point = [4.9, 6.7];
const gap: Point = [198, 234];
const seam = 0.25;
/** The bare floor. Between the rings of the core it is covered. */
const floor = -0.02;

/** A point of the circle with a radius around the centre. */
const at = (radius: number, angle: number): Point => polar(centre, radius, angle);

/** The equal parts of the way round between two angles. */
function around(from: number, to: number, count: number): Point[] {
  const part = (to + 360 - from) / count;
  return Array.from({ length: count }, (_, i) => [from + i * part, from + (i + 1) * part]);
}

function sector([near, far]: Point, [from, to]: Point, colour: string, top?: Mark): Item {
  const outline = [
    ...arc(centre, far, from + seam, to - seam),
    ...arc(centre, near, to - seam, from + seam),
  ];
  return prism(outline, [0, height], colour, { top });
}

/** The dashed outline of the missing plane on the bare floor. */
function missing([near, far]: Point, [from, to]: Point, z: number): Stroke {
  const steps = Array.from({ length: 15 }, (_, i) => near + ((far - near) * i) / 14);
  const outline = [
    ...arc(centre, far, from, to),
    ...steps.map((radius) => at(radius, to)).reverse(),
    ...arc(centre, near, to, from),
    ...steps.map((radius) => at(radius, from)),
  ];
  const broken = edges(outline).filter((_, i) => i % 2 === 0);
  const style = { width: 0.03, colour: colours.harbourOnInk, glow: 0 };
  return stroke({ axis: 'z', at: z }, broken, style);
}

const run = 4.05;
const detour = 5.8;
const turn = 7;

const ripple = { width: 0.03, colour: colours.white, closed: true, glow: 0 };

const way = [
  ...arc(centre, run, gap[1] + turn, gap[0] + 360 - turn),
  ...arc(centre, detour, gap[0] - turn, gap[1] + turn),
  at(run, gap[1] + turn),
  at(run, gap[1] + turn + 1),
];

/** Rings of service around a core. One plane is missing, and the path goes around it. */
const items: Item[] = [
  prism(circle(centre, 7.9), [-0.7, floor], colours.inkRaised, { side: dashes(0.16, 0.5) }),
  prism(circle(centre, inner[0]), [floor, 0], colours.paperDeep),
  prism(circle(centre, 3.03), [0, 0.3], colours.paperDeep, { holes: [circle(centre, 2)] }),
  prism(circle(centre, 1.86), [0, 0.14], colours.mistDeep),
  // A joint at the outermost point to the right, where it is no step, and none in front, where it would be a slit.
  ...around(gap[1], gap[0], 8).map((span) =>
    sector(inner, span, colours.white, contours(12, 2.6, 8, 0.4)),
  ),
  ...[[135, 180] as const, [270, 315] as const, ...around(315, 135, 3)].map((span) =>
    sector(outer, span, colours.mistDeep),
  ),
  sector(outer, [180, 270], colours.harbour, contours(31, 3, 7, 0.5)),
  stroke({ axis: 'z', at: height }, [way], { width: 0.13 }),
  ...[9.7, 11.4, 13.3, 15.5].map((radius) =>
    stroke({ axis: 'z', at: -0.7 }, [circle(centre, radius)], ripple),
  ),
  missing([inner[0] + 0.12, inner[1] - 0.12], [gap[0] + 1.6, gap[1] - 1.6], 0),
];

export const businesscontinuity: Picture = {
  file: 'content/solutions/pictures/businesscontinuity.png',
  size: [2000, 1400],
  // Narrow banners show the middle half: the detour is in it.
  view: { scale: 77, origin: [1000, 680] },
  ground: { colour: colours.mistDeep, shadow: 0.3, z: -0.7 },
  items,
};
