import type { Place, TextStyle } from './measures';
import type { Span } from '../reading/model';
import type { Owner } from '../drawing/pen';
import { keepLinesTogether, type Row } from './rows';
import type { Scene } from './scene';
import { composeLines, type Line } from './text-lines';

/** How far a line is moved to stand left, in the middle or right of its place. */
export const offsetOf = (
  line: Line,
  place: Place,
  align: 'left' | 'center' | 'right' = 'left',
): number => {
  const room = place.width - line.width;
  if (align === 'left') return 0;
  return align === 'right' ? room : room / 2;
};

/** Sets spans as rows, a line each, that share an owner in the document's structure. */
export function setText(
  scene: Scene,
  spans: Span[],
  {
    place,
    style,
    owner,
    balanced,
  }: { place: Place; style: TextStyle; owner: Owner; balanced?: boolean },
): Row[] {
  const lines = composeLines(scene, spans, style, place.width, balanced);
  const rows = lines.map((line) => ({
    height: style.leading,
    before: 0,
    keep: false,
    draw: (y: number) => scene.pen.line(line, place.x, y, style, owner),
  }));
  return keepLinesTogether(rows);
}
