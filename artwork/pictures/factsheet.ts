import { colours, mix } from '../lib/colour';
import { polyline } from '../lib/geometry';
import { contours, laminae } from '../lib/marks';
import { litPath, station } from '../lib/path';
import { prism, slab, type Item, type Picture } from '../lib/scene';

/** Two upright planes that meet in one edge, like the faces of a shield. */
function shield(reach: number, length: number, height: number, colour: string, fade: number): Item {
  const [near, far] = [reach, reach - 0.42];
  const end = near - length;
  const outline = polyline([end, near, end, far, far, far, far, end, near, end, near, near]);
  return prism(outline, [0, height], colour, { fade, side: laminae(0.2, 0.35) });
}

const dark = mix(colours.inkLine, colours.mistLine, 0.36);

/** Layers around the block that they protect, lower towards the outside. */
const layers = [
  slab([-1.3, -1.3], [2.6, 2.6], [0, 2.6], colours.white, { top: contours(3, 1.4, 9, 0.5) }),
  slab([-0.5, -12], [1, 10.7], [0, 2.6], dark, { side: laminae(0.2, 0.35) }),
  shield(2.3, 4.6, 2.2, colours.harbour, 0),
  shield(3.3, 5.6, 1.6, dark, 0.12),
  shield(4.3, 6.6, 1, dark, 0.26),
];
const path = litPath(layers, { width: 0.15, glow: 0.5 }, [0, -12], [0, 0]);

export const liabilityProtection: Picture = {
  file: 'content/insights/factsheet/pictures/liability-protection.png',
  size: [1800, 2300],
  view: { scale: 130, origin: [900, 920] },
  ground: { colour: colours.ink, shadow: 0 },
  items: [...layers, ...path, station([0, 0], 2.6, 0.3)],
};
