import { colours } from '../lib/colour';
import { contours, grid, laminae } from '../lib/marks';
import { litPath } from '../lib/path';
import { slab, type Item, type Picture } from '../lib/scene';

const shifts = [0, 0.9, -0.8, 1.7, 0.2, -1.2, 0.5];
const palette = [colours.white, colours.mistDeep, colours.white, colours.harbour, colours.white, colours.mistLine, colours.white];
const width = 1.5;
const drop = 0.3;

const top = (i: number): number => 2.4 - i * drop;

/** Planes shift, each along its own bed; the path shifts with them and stays whole. */
const bars: Item[] = shifts.map((shift, i) =>
  slab([i * width, shift], [width, 7], [-1, top(i)], palette[i] ?? colours.white, {
    top: i % 2 ? [grid(0.5, 0.3)] : [contours(i + 1, 2)],
    sides: [laminae(0.14, 0.4)],
  }),
);

const path = litPath(
  shifts.flatMap((shift, i) => {
    const y = 3.5 + shift;
    const before = 3.5 + (shifts[i - 1] ?? shift);
    const z = top(i);
    const x = i * width;
    return [
      { x, y: before, z },
      { x: x + width / 2, y: before, z },
      ...(before === y ? [] : [{ x: x + width / 2, y, z }]),
      { x: x + width, y, z },
    ];
  }),
);

export const operationalrisk: Picture = {
  file: 'content/solutions/pictures/operationalrisk.png',
  size: [2000, 1400],
  view: { scale: 120, origin: [760, 330] },
  ground: { colour: colours.mist, shadow: 0.3, z: -1 },
  items: [...bars, ...path],
};

export const operationalriskDetail: Picture = {
  file: 'content/solutions/pictures/operationalrisk-detail.png',
  size: [1200, 1500],
  view: { scale: 240, origin: [300, 0] },
  ground: { colour: colours.mist, shadow: 0.3, z: -1 },
  items: [...bars, ...path],
};
