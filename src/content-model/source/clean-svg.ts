import { optimize, type CustomPlugin, type PluginConfig, type XastParent } from 'svgo';

/** Elements that move, link, fetch or contain HTML. */
const foreign = new Set([
  ...['a', 'foreignObject', 'image', 'set', 'animate', 'animateMotion', 'animateTransform'],
]);

/** Removes what svgo's own plugins leave: such elements, CDATA, and addresses outside the drawing. */
const removeForeign: CustomPlugin = {
  name: 'removeForeign',
  fn() {
    const remove = (node: unknown, parent: XastParent) => {
      parent.children = parent.children.filter((child) => child !== node);
    };
    return {
      element: {
        enter(node, parent) {
          if (foreign.has(node.name)) return remove(node, parent);
          // Addresses of other files have a colon or two slashes, which a backslash could hide.
          const own = Object.entries(node.attributes).filter(
            ([name, value]) => name.startsWith('xmlns') || !/[:\\]|\/\//.test(value),
          );
          node.attributes = Object.fromEntries(own);
        },
      },
      cdata: { enter: remove },
    };
  },
};

const plugins: PluginConfig[] = [
  {
    name: 'preset-default',
    params: { overrides: { convertColors: false, inlineStyles: { onlyMatchedOnce: false } } },
  },
  'convertStyleToAttrs',
  'convertShapeToPath',
  'mergePaths',
  'removeScripts',
  'removeStyleElement',
  removeForeign,
  { name: 'addAttributesToSVGElement', params: { attributes: [{ 'aria-hidden': 'true' }] } },
];

/**
 * Minifies an SVG for a page, removes what would run or fetch, and hides it from assistive technology.
 *
 * @throws if it is not a well-formed SVG
 */
export function cleanSvg(svg: string): string {
  const { data } = optimize(svg, { plugins, floatPrecision: 2 });
  if (!data.startsWith('<svg')) throw new Error('The file is not an SVG');
  return data;
}
