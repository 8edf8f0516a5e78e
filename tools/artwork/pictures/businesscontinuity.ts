import { colours } from '../lib/colour';
import { arc, circle, ringSector, type Point } from '../lib/geometry';
import { litLine } from '../lib/path';
import { prism, type Item, type Picture } from '../lib/scene';

const centre: Point = [0, 0];
const top = 0.9;

function ring(inner: number, outer: number, colour: string): Item {
  return prism({ outer: circle(centre, outer), holes: [circle(centre, inner)] }, [0.3, top], colour);
}

/** Rings of service around a core. A piece of one is gone; the path swings out and runs on. */
const items: Item[] = [
  prism({ outer: circle(centre, 5.4), holes: [] }, [0, 0.3], colours.inkRaised),
  ring(4, 5, colours.white),
  ...[75, 135, 195, 255, 315].map((from) =>
    prism({ outer: ringSector(centre, 2.9, 3.9, from, from + 59.2), holes: [] }, [0.3, top], colours.mistLine),
  ),
  ring(1.8, 2.8, colours.white),
  prism({ outer: ringSector([2.6, 2.6], 2.9, 3.9, 16, 74), holes: [] }, [0, 0.6], colours.harbour),
  litLine([...arc(centre, 3.4, 85, 365), ...arc(centre, 4.5, 5, 85), [3.4 * Math.cos(1.4835), 3.4 * Math.sin(1.4835)]], top),
];
const ground = { colour: colours.mistDeep, shadow: 0.3 };

export const businesscontinuity: Picture = {
  file: 'content/solutions/pictures/businesscontinuity.png',
  size: [2000, 1400],
  view: { scale: 128, origin: [960, 660] },
  ground,
  items,
};

export const businesscontinuityDetail: Picture = {
  file: 'content/solutions/pictures/businesscontinuity-detail.png',
  size: [1200, 1500],
  view: { scale: 230, origin: [600, 100] },
  ground,
  items,
};
