import { optimize } from 'svgo';

/**
 * An SVG without what does not show, its shapes as paths rounded to two decimals: a hundredth of a unit is
 * less than a tenth of a pixel at the sizes that marks and pictograms are shown in.
 * Throws where it is not well formed.
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
