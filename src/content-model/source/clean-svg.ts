import {
  optimize,
  type CustomPlugin,
  type PluginConfig,
  type XastElement,
  type XastRoot,
} from 'svgo';

const minify: PluginConfig[] = [
  {
    name: 'preset-default',
    params: { overrides: { convertColors: false, inlineStyles: { onlyMatchedOnce: false } } },
  },
  'convertStyleToAttrs',
  'convertShapeToPath',
  'mergePaths',
];

const namesIn = (text: string) => new Set(text.split(/\s+/));

/** The allowed elements and attributes: no scripts, animations or external resources. */
const elements = namesIn(`
  svg g defs symbol use path rect circle ellipse line polyline polygon title text tspan
  linearGradient radialGradient stop clipPath mask pattern`);
const attributes = namesIn(`
  id class role aria-label aria-hidden version viewBox width height preserveAspectRatio transform
  x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy d points offset
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type overflow display visibility
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  color opacity fill fill-opacity fill-rule paint-order stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width vector-effect font-family font-size font-style font-weight letter-spacing text-anchor`);

function isAllowed(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#');
  if (name === 'xmlns' || name === 'xmlns:xlink') return true;
  // URLs of other sites have a colon or two slashes, which a backslash could hide.
  return attributes.has(name) && !/[:\\]|\/\//.test(value);
}

/** Removes everything that is not allowed and adds its name to `removed`, such as `<script>` or `onload`. */
function removeForbidden(parent: XastRoot | XastElement, removed: Set<string>): void {
  parent.children = parent.children.filter((node) => {
    if (node.type !== 'element') {
      if (node.type === 'cdata') removed.add('<![CDATA[');
      return node.type === 'text';
    }
    if (!elements.has(node.name)) {
      removed.add(`<${node.name}>`);
      return false;
    }
    node.attributes = Object.fromEntries(
      Object.entries(node.attributes).filter(([name, value]) => {
        const isKept = isAllowed(name, value);
        if (!isKept) removed.add(name);
        return isKept;
      }),
    );
    removeForbidden(node, removed);
    return true;
  });
}

/**
 * Minifies and sanitises an SVG for inlining, and hides it from assistive technology.
 *
 * @returns the markup, the path data of all shapes, and the names of the forbidden elements and attributes that were
 * removed. Throws if it is not a well-formed SVG.
 */
export function cleanSvg(svg: string) {
  const removed = new Set<string>();
  let paths = '';
  const clean: CustomPlugin = {
    name: 'clean',
    fn: (root) => {
      removeForbidden(root, removed);
      return {
        element: {
          enter: ({ name, attributes: { d = '' } }) => void (name === 'path' && (paths += d)),
        },
      };
    },
  };
  const hidden = { 'aria-hidden': 'true' };
  const { data } = optimize(svg, {
    plugins: [
      ...minify,
      clean,
      { name: 'addAttributesToSVGElement', params: { attributes: [hidden] } },
    ],
    floatPrecision: 2,
  });
  if (!data.startsWith('<svg')) throw new Error('The file is not an SVG');
  return { markup: data, paths, removed };
}
