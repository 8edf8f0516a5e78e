import { optimize, type PluginConfig } from 'svgo';

const plugins: PluginConfig[] = [
  {
    name: 'preset-default',
    params: {
      overrides: {
        convertColors: false,
        inlineStyles: { onlyMatchedOnce: false },
        removeDesc: { removeAny: true },
      },
    },
  },
  'convertStyleToAttrs',
  'removeScripts',
  'removeStyleElement',
  'removeTitle',
  {
    name: 'removeAttrs',
    params: {
      elemSeparator: ' ',
      // Other files, and addresses: they have a colon or two slashes, which a backslash could hide.
      attrs: ['* .*href (?!#)[^]*', `* (?!xmlns).* [^]*([:\\\\]|//|url\\(["']?(?!["'#]))[^]*`],
    },
  },
];

/**
 * Minifies an SVG for a page and removes what would run or fetch.
 *
 * @throws if it is not a well-formed SVG
 */
export function cleanSvg(svg: string): string {
  const { data } = optimize(svg, { plugins, floatPrecision: 2 });
  if (!data.startsWith('<svg')) throw new Error('The file is not an SVG');
  return data;
}
