import { pdfText, type FactSheetDocument } from '../drawing/fact-sheet-document';
import { gaps, styles } from './measures';
import type { Note } from '../reading/model';
import { mentionAnchor, noteAnchor } from '../drawing/pen';
import { withSpaceBefore, type Row } from './rows';
import type { Frame, Scene } from './scene';
import { setBlocks } from './set-blocks';
import { setRule } from './set-rule';
import { composeLines } from './text-lines';

/** Between a note's number and its text. */
const numberGap = 6;

/** Names each note in the document, as PDF/UA-1 (7.9) asks. */
function registerNotes(doc: FactSheetDocument, notes: { id: string; dictionary: object }[]): void {
  const names = notes.flatMap(({ id, dictionary }) => [pdfText(id), dictionary]);
  Object.assign(doc.getStructTreeRoot().data, { IDTree: { Names: names } });
}

/**
 * Sets the notes in their order, small, their numbers hanging and leading back to the mention: under the
 * heading with which the text ends, or under a short line.
 */
export function setNotes(
  scene: Scene,
  notes: Note[],
  frame: Frame,
  isUnderHeading: boolean,
): Row[] {
  const { doc, pen } = scene;
  const style = styles.note;
  const registered = notes.map(({ number, blocks }) => {
    const id = noteAnchor(number);
    const element = doc.child(frame.parent, 'Note');
    Object.assign(element.dictionary.data, { ID: pdfText(id) });
    const label = { element: doc.child(element, 'Lbl'), tag: 'Lbl' };
    const link = { address: `#${mentionAnchor(number)}`, label: String(number) };
    const span = { text: String(number), strong: true, emphasis: false, link };
    const [marker] = composeLines(scene, [span], { ...style, tabular: true }, 100);
    const rows = setBlocks(scene, blocks, { ...frame, parent: element, style }, 1);
    const marked = rows.map((row, index) => ({
      ...row,
      draw: (y: number) => {
        if (index === 0 && marker) {
          doc.addNamedDestination(id, 'XYZ', 0, y - 20, null);
          pen.line(marker, frame.place.x - numberGap - marker.width, y, style, label);
          pen.closeLink();
        }
        row.draw(y);
      },
    }));
    return { id, dictionary: element.dictionary, rows: marked };
  });
  if (registered.length === 0) return [];
  registerNotes(doc, registered);
  const rows = registered.flatMap((note) => withSpaceBefore(note.rows, gaps.item));
  if (isUnderHeading) return withSpaceBefore(rows, 0);
  return [
    ...withSpaceBefore(setRule(scene, frame), gaps.quote),
    ...withSpaceBefore(rows, gaps.paragraph),
  ];
}
