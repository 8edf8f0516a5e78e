import { colours } from '../lib/colour';
import { polyline, rectangle, type Point } from '../lib/geometry';
import { contours, dashes, grid, hatch, laminae, stipple } from '../lib/marks';
import { litPath } from '../lib/path';
import { gap, plumb } from '../lib/survey';
import { prism, slab, stroke, type Item, type Picture, type Solid } from '../lib/scene';

const far = -1.4;

const bedrock = slab([-0.35, far], [8.95, 10 - far], [0, 0.7], colours.inkRaised, {
  side: dashes(0.17, 0.5),
});

/** The layers of a side, from the lowest. */
const layers = ['process', 'control', 'supplier', 'service'] as const;
type Layer = (typeof layers)[number];

/** How far a layer slides out. */
const slide = 1.9;

/** One side of the gap: four layers, each set back from the one below. `taken` slides out. */
function side(x: number, width: number, front: number, seed: number, taken?: Layer): Solid[] {
  const depth = front - far;
  const corner = (layer: Layer) => [x - (layer === taken ? slide : 0), far] as const;
  return [
    slab(corner('process'), [width, 9.3 - far], [0.7, 1.4], colours.mistDeep, {
      side: hatch(0.2),
      top: contours(3, 3, 9, 0.4),
    }),
    slab(corner('control'), [width, depth], [1.4, 1.9], colours.white, {
      side: laminae(0.125),
      top: grid(1, 0.3),
    }),
    slab(corner('supplier'), [width, depth - 1.8], [1.9, 2.9], colours.mist, {
      side: stipple(seed, 0.12),
    }),
    slab(corner('service'), [width, depth - 1.8], [2.9, 3.15], colours.white, {
      top: contours(seed, 3, 9, 0.45),
    }),
  ];
}

/** The slab that broke away, sliding out of the gap. `scale` is that of the picture's survey lines. */
function fallen(scale: number): Item[] {
  const dashed = (length: number, space: number) => ({
    width: 2 * scale,
    dash: `${length * scale} ${space * scale}`,
  });
  return [
    slab([3.25, 4.9], [1.7, 6.2], [0.7, 1.3], colours.white, {
      side: laminae(0.125),
      top: grid(0.85, 0.3),
    }),
    ...gap([3, far], [2.2, 6.4 - far], 3.15, dashed(12, 9)),
    plumb([3, 6.4], [1.9, 0.7], dashed(4, 8)),
    plumb([5.2, 6.4], [3.15, 0.7], dashed(4, 8)),
  ];
}

/** The clamp that connects both sides. */
const clamp = prism(
  polyline([
    0.9, 1.9, 2.5, 1.9, 2.5, 2.5, 5.7, 2.5, 5.7, 1.9, 7.3, 1.9, 7.3, 4.5, 5.7, 4.5, 5.7, 3.9, 2.5,
    3.9, 2.5, 4.5, 0.9, 4.5,
  ]),
  [3.15, 3.55],
  colours.harbour,
);

const ticks = Array.from({ length: 19 }, (_, i): Point[] => {
  const x = -0.35 + (8.95 * i) / 18;
  const reach = i % 18 === 0 ? 0.144 : 0.09;
  return polyline([x, 10.9 - reach, x, 10.9 + reach]);
});

/** A dimension line in front of the block, with ticks across it. */
const dimension = stroke(
  { axis: 'z', at: 0 },
  [rectangle(-0.35, 10.9, 8.95, 0).slice(0, 2), ...ticks],
  { width: 0.014, colour: colours.harbour, glow: 0 },
);

/**
 * A block of layers. One slab has broken away; a clamp holds the rest, and the path is complete whichever layer is
 * `taken`.
 */
function block(scale = 1, taken?: Layer): Item[] {
  const layered = [bedrock, ...side(0, 3, 8.2, 9, taken), ...side(5.2, 3.1, 7.7, 12)];
  const under = [...layered, clamp];
  const path = taken
    ? litPath(under, {}, [1.5, 10.9], [1.5, 10.45], [7.75, 10.45], [7.75, far])
    : litPath(under, {}, [1.5, 10.9], [1.5, 3.2], [7.75, 3.2], [7.75, far]);
  return [...layered, ...fallen(scale), clamp, ...path, dimension];
}

const ground = { colour: colours.paper, shadow: 0.24 };
const folder = 'content/pages/pictures';

export const home: Picture = {
  file: `${folder}/home.png`,
  opens: true,
  size: [2400, 1700],
  view: { scale: 116, origin: [1610, 540] },
  ground,
  items: block(),
};

export const homeNarrow: Picture = {
  file: `${folder}/home-narrow.png`,
  size: [1200, 1200],
  view: { scale: 82, origin: [770, 400] },
  ground,
  items: block(),
};

/** A picture of the block without one layer, `scale` times as large as the one below it. */
function without(layer: Layer, { file, size, view }: Picture, scale: number): Picture {
  const [width, height] = size;
  const [x, y] = view.origin;
  return {
    file: file.replace('home', `home-without-${layer}`),
    size: [width * scale, height * scale],
    view: { scale: view.scale * scale, origin: [x * scale, y * scale] },
    ground,
    items: block(scale, layer),
  };
}

export const homeWithout: readonly Picture[] = layers.flatMap((layer) => [
  without(layer, home, 0.7),
  without(layer, homeNarrow, 0.75),
]);
