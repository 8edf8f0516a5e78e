import { optimize } from 'svgo';

/** Minifies an SVG, with coordinates of two decimals. Throws if it is not well-formed. */
export const slim = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 2,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertColors: false } } },
      'convertShapeToPath',
      'mergePaths',
    ],
  }).data;
