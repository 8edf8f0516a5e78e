import { gaps } from './measures';
import type { List } from '../reading/model';
import { withSpaceBefore, type Row } from './rows';
import type { Frame, Scene } from './scene';
import { setBlocks } from './set-blocks';
import { composeLines } from './text-lines';

/** From the text back to its bullet, and from a list's text to that of a list within it. */
const hang = 11;
const indent = 14;

/** Between a number and its text. */
const numberGap = 6;

/** The mark before an item; marks hang to the left of the text. */
function composeMarker(scene: Scene, text: string, ordered: boolean, { style }: Frame) {
  const markerStyle = { ...style, tabular: true, strong: true };
  const [line] = composeLines(scene, [{ text, strong: false, emphasis: false }], markerStyle, 100);
  const left = ordered ? numberGap + (line?.width ?? 0) : hang;
  return { line, left, style: markerStyle };
}

/**
 * Sets a list. At the outer level its text keeps the edge of the paragraphs and its marks hang in the
 * margin; a list within a list is indented.
 */
export function setList(scene: Scene, list: List, frame: Frame, depth = 0): Row[] {
  const { doc, pen } = scene;
  const element = doc.child(frame.parent, 'L');
  // A screen reader tells numbers from bullets by this (ISO 32000-1, 14.8.5.5).
  const numbering = list.ordered ? 'Decimal' : 'Disc';
  Object.assign(element.dictionary.data, { A: { O: 'List', ListNumbering: numbering } });
  const shift = depth === 0 ? 0 : indent;
  const place = { x: frame.place.x + shift, width: frame.place.width - shift };

  return list.items.flatMap((blocks, index) => {
    const item = doc.child(element, 'LI');
    const label = { element: doc.child(item, 'Lbl'), tag: 'Lbl' };
    const text = list.ordered ? `${list.start + index}.` : depth === 0 ? '•' : '–';
    const marker = composeMarker(scene, text, list.ordered, frame);
    const body = { ...frame, place, parent: doc.child(item, 'LBody') };
    const rows = setBlocks(scene, blocks, body, depth + 1).map((row, rowIndex) => ({
      ...row,
      draw: (y: number) => {
        if (rowIndex === 0 && marker.line) {
          pen.line(marker.line, place.x - marker.left, y, marker.style, label);
        }
        row.draw(y);
      },
    }));
    if (index === 0) return rows;
    return withSpaceBefore(rows, list.loose ? gaps.paragraph : gaps.item);
  });
}
