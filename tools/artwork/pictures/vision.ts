import { colours, mix } from '../lib/colour';
import { contours, grid } from '../lib/marks';
import { litPath } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

const rise = 0.55;
const steps = [0, 1, 2, 3, 4, 5, 6];
const dark = mix(colours.inkRaised, colours.inkLine, 0.35);

/** Dark planes climb towards the light's end; one path goes up all of them. */
const stairs: Item[] = steps.map((i) =>
  slab([-5 + (i % 3) * 1.1, -i * 2.4 - 2.4], [9 - (i % 2) * 1.6, 2.4], [i * rise - 2, i * rise], dark, {
    top: [i % 2 ? grid(0.6, 0.2) : contours(i + 5, 2, 9, 0.35)],
    fade: i * 0.09,
  }),
);

const path = litPath(
  steps.flatMap((i) => [
    { x: 0, y: -i * 2.4, z: i * rise },
    { x: 0, y: -i * 2.4 - 2.4, z: i * rise },
  ]),
  { glow: 0.6 },
);

export const vision: Picture = {
  file: 'content/pages/pictures/vision.png',
  size: [1600, 1600],
  view: { scale: 130, origin: [420, 1350] },
  ground: { colour: colours.ink, shadow: 0 },
  items: [...stairs, ...path],
};
