import { strokes, type Place } from '../setting/measures';
import type { Scene } from '../setting/scene';

/** Draws a line across a place, as decoration: dark where it opens something, light between rows. */
export function hairline(
  { doc, pen }: Scene,
  { x, width }: Place,
  y: number,
  tone: 'dark' | 'light',
): void {
  const end = x + width;
  doc.artifact('Layout', () => {
    doc.lineWidth(tone === 'dark' ? strokes.rule : strokes.hair);
    doc.strokeColor(tone === 'dark' ? pen.colours.text : pen.colours.line);
    doc.moveTo(x, y).lineTo(end, y).stroke();
  });
}
