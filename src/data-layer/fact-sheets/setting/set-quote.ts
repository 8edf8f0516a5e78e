import { strokes, styles } from './measures';
import type { Quote } from '../reading/model';
import type { Row } from './rows';
import type { Frame, Scene } from './scene';
import { setBlocks } from './set-blocks';

/** From the text back to the bar beside it. */
const hang = 12;

/** Sets a quotation, a size larger than the text, beside a bar that hangs in the margin. */
export function setQuote(scene: Scene, { blocks }: Quote, frame: Frame): Row[] {
  const { doc, pen } = scene;
  const parent = doc.child(frame.parent, 'BlockQuote');
  const rows = setBlocks(scene, blocks, { ...frame, parent, style: styles.quote });
  return rows.map((row, index) => ({
    ...row,
    draw: (y) => {
      const top = index === 0 ? y : y - row.before;
      doc.artifact('Layout', () => {
        doc
          .rect(frame.place.x - hang, top, strokes.bar, y + row.height - top)
          .fill(pen.colours.amber);
      });
      row.draw(y);
    },
  }));
}
