import { optimize } from 'svgo';
import type { CustomPlugin, PluginConfig, XastElement, XastRoot } from 'svgo';

/** Minifies: no invisible parts, shapes as paths with two decimals, less than a tenth of a pixel at the sizes shown. */
const minify: PluginConfig[] = [
  {
    name: 'preset-default',
    params: { overrides: { convertColors: false, inlineStyles: { onlyMatchedOnce: false } } },
  },
  'convertStyleToAttrs',
  'convertShapeToPath',
  'mergePaths',
];

const words = (text: string) => new Set(text.split(/\s+/));

/** What a drawing consists of: shapes, paint and words. Nothing that runs, moves or fetches. */
const elements = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon title text tspan
  linearGradient radialGradient stop clipPath mask pattern`);
const attributes = words(`
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
  // An address of another site has a colon or two slashes; a backslash may hide them.
  return attributes.has(name) && !/[:\\]|\/\//.test(value);
}

/** Removes what is not in the lists, and notes its name: `<script>`, `onload`. */
function keepAllowed(parent: XastRoot | XastElement, removed: Set<string>): void {
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
        const stays = isAllowed(name, value);
        if (!stays) removed.add(name);
        return stays;
      }),
    );
    keepAllowed(node, removed);
    return true;
  });
}

/** An SVG that can be inlined into a page. */
interface CleanSvg {
  markup: string;
  /** The path data of its shapes. */
  paths: string;
  /** What was removed since no drawing may contain it. */
  removed: ReadonlySet<string>;
}

/**
 * Minifies an SVG and hides it from assistive technology: the text beside it names it.
 *
 * Throws if it is no well-formed SVG.
 */
export function cleanSvg(svg: string): CleanSvg {
  const removed = new Set<string>();
  let paths = '';
  const clean: CustomPlugin = {
    name: 'clean',
    fn: (root) => {
      keepAllowed(root, removed);
      return {
        element: {
          enter: ({ name, attributes: { d = '' } }) => void (name === 'path' && (paths += d)),
        },
      };
    },
  };
  const hidden = { 'aria-hidden': 'true', focusable: 'false' };
  const { data } = optimize(svg, {
    plugins: [
      ...minify,
      clean,
      { name: 'addAttributesToSVGElement', params: { attributes: [hidden] } },
    ],
    floatPrecision: 2,
  });
  if (!data.startsWith('<svg')) throw new Error('The file is no SVG');
  return { markup: data, paths, removed };
}
