import { optimize, type PluginConfig, type XastElement, type XastRoot } from 'svgo';

const minify: PluginConfig[] = [
  {
    name: 'preset-default',
    params: { overrides: { convertColors: false, inlineStyles: { onlyMatchedOnce: false } } },
  },
  'convertStyleToAttrs',
  'convertShapeToPath',
  'mergePaths',
];

/** Elements without scripts, animations or external resources. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'text', 'tspan', 'path', 'rect', 'circle'],
  ...['ellipse', 'line', 'polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop'],
  ...['clipPath', 'mask', 'pattern'],
]);

function isAllowed(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#');
  if (name === 'xmlns' || name === 'xmlns:xlink') return true;
  // URLs of other sites and styles have a colon or two slashes, which a backslash could hide.
  return !name.startsWith('on') && !/[:\\]|\/\//.test(value);
}

/** Removes everything that is not allowed and adds its name to `removed`, such as `<script>` or `onload`. */
function removeForbidden(parent: XastRoot | XastElement, removed: Set<string>): void {
  parent.children = parent.children.filter((node) => {
    if (node.type === 'cdata') removed.add('<![CDATA[');
    if (node.type !== 'element') return node.type === 'text';
    if (!elements.has(node.name)) {
      removed.add(`<${node.name}>`);
      return false;
    }
    const attributes = Object.entries(node.attributes);
    const allowed = attributes.filter((attribute) => isAllowed(...attribute));
    node.attributes = Object.fromEntries(allowed);
    for (const [name] of attributes) if (!Object.hasOwn(node.attributes, name)) removed.add(name);
    removeForbidden(node, removed);
    return true;
  });
}

/**
 * Minifies and sanitises an SVG for inlining, and hides it from assistive technology.
 *
 * @returns the markup, and the names of the forbidden elements and attributes that were removed. Throws if it is not a
 * well-formed SVG.
 */
export function cleanSvg(svg: string) {
  const removed = new Set<string>();
  const clean = { name: 'clean', fn: (root: XastRoot) => void removeForbidden(root, removed) };
  const hide: PluginConfig = {
    name: 'addAttributesToSVGElement',
    params: { attributes: [{ 'aria-hidden': 'true' }] },
  };
  const { data } = optimize(svg, { plugins: [...minify, clean, hide], floatPrecision: 2 });
  if (!data.startsWith('<svg')) throw new Error('The file is not an SVG');
  return { markup: data, removed };
}
