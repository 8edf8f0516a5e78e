import { optimize } from 'svgo';

/**
 * Minifies an SVG: no invisible parts, shapes as paths with two decimals, which is less than a tenth of a pixel at the
 * sizes shown. Throws if it is not well-formed.
 */
export const slim = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 2,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertColors: false } } },
      'convertShapeToPath',
      'mergePaths',
    ],
  }).data;
