import type { FactSheetDocument } from './fact-sheet-document';

interface Shape {
  /** SVG path data. */
  path: string;
  /** null where the shape is not filled or has no outline; `currentColor` takes the colour of the text. */
  fill: string | null;
  stroke: string | null;
  strokeWidth: number;
  opacity: number;
  isEvenOdd: boolean;
}

/** A drawing of plain shapes, as a brand's mark is. */
export interface Mark {
  viewBox: { x: number; y: number; width: number; height: number };
  shapes: Shape[];
}

/** The value of an attribute, on the shape itself or on the drawing, from which it is inherited. */
const attribute = (tags: string[], name: string): string | undefined =>
  tags
    .map((tag) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1])
    .find((value) => value !== undefined);

const paint = (value: string): string | null => (value === 'none' ? null : value);

function readShape(tag: string, drawing: string): Shape[] {
  const points = attribute([tag], 'points');
  const path = attribute([tag], 'd') ?? (points && `M${points.trim()}z`);
  if (!path) return [];
  const inherited = [tag, drawing];
  return [
    {
      path,
      fill: paint(attribute(inherited, 'fill') ?? 'currentColor'),
      stroke: paint(attribute(inherited, 'stroke') ?? 'none'),
      strokeWidth: Number(attribute(inherited, 'stroke-width') ?? 1),
      opacity: Number(attribute([tag], 'opacity') ?? attribute(inherited, 'fill-opacity') ?? 1),
      isEvenOdd: attribute(inherited, 'fill-rule') === 'evenodd',
    },
  ];
}

/**
 * Reads the paths and polygons of an SVG without groups or transformations.
 *
 * @returns null where it has no viewBox or no shape
 */
export function parseMark(svg: string): Mark | null {
  const drawing = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const [x, y, width, height] = (attribute([drawing], 'viewBox') ?? '').split(/[\s,]+/).map(Number);
  const shapes = [...svg.matchAll(/<(?:path|polygon)\b[^>]*>/g)].flatMap(([tag]) =>
    readShape(tag, drawing),
  );
  if (x === undefined || y === undefined || !width || !height || shapes.length === 0) return null;
  return { viewBox: { x, y, width, height }, shapes };
}

/** The width of a mark drawn at a height. */
export const markWidth = ({ viewBox }: Mark, height: number): number =>
  (viewBox.width / viewBox.height) * height;

/** Draws a mark as decoration: the brand's name stands beside it in words. */
export function drawMark(
  doc: FactSheetDocument,
  { viewBox, shapes }: Mark,
  { x, y, height, colour }: { x: number; y: number; height: number; colour: string },
): void {
  const own = (value: string) => (value === 'currentColor' ? colour : value);
  const scale = height / viewBox.height;
  doc.artifact('Layout', () => {
    doc.save();
    doc.translate(x, y).scale(scale).translate(-viewBox.x, -viewBox.y);
    for (const { path, fill, stroke, strokeWidth, opacity, isEvenOdd } of shapes) {
      doc.opacity(opacity).lineWidth(strokeWidth);
      const rule = isEvenOdd ? 'even-odd' : 'non-zero';
      if (fill) doc.path(path).fill(own(fill), rule);
      if (stroke) doc.path(path).stroke(own(stroke));
    }
    doc.restore();
  });
}
