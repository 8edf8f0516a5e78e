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

const isElement = (node: { type: string }): node is XastElement => node.type === 'element';

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
    if (!isElement(node)) return node.type === 'text';
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

/** How many elements are drawn: each `<use>` draws another one again, which may contain more of them. */
function countDrawn(root: XastRoot): number {
  const elementsIn = (node: XastRoot | XastElement): XastElement[] =>
    node.children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
  const named = new Map(elementsIn(root).map((node) => [`#${node.attributes.id}`, node]));
  const counts = new Map<XastRoot | XastElement, number>();

  function count(node: XastRoot | XastElement): number {
    const known = counts.get(node);
    if (known !== undefined) return known;
    // An element that uses itself draws nothing more.
    counts.set(node, 0);
    const { href, 'xlink:href': target = href } = 'attributes' in node ? node.attributes : {};
    const used = named.get(target ?? '');
    const parts = [...node.children.filter(isElement), ...(used ? [used] : [])];
    const total = parts.reduce((sum, part) => sum + count(part), 1);
    counts.set(node, total);
    return total;
  }

  return count(root);
}

/**
 * Minifies and sanitises an SVG for inlining, and hides it from assistive technology.
 *
 * @returns the markup, the names of the forbidden elements and attributes that were removed, and the number of elements
 * that are drawn. Throws if it is not a well-formed SVG.
 */
export function cleanSvg(svg: string) {
  const removed = new Set<string>();
  let drawn = 0;
  const clean = {
    name: 'clean',
    fn(root: XastRoot) {
      removeForbidden(root, removed);
      drawn = countDrawn(root);
      return null;
    },
  };
  const hide: PluginConfig = {
    name: 'addAttributesToSVGElement',
    params: { attributes: [{ 'aria-hidden': 'true' }] },
  };
  const { data } = optimize(svg, { plugins: [...minify, clean, hide], floatPrecision: 2 });
  if (!data.startsWith('<svg')) throw new Error('The file is not an SVG');
  return { markup: data, removed, drawn };
}
