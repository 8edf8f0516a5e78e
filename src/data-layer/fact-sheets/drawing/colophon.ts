import type { Brand } from './brand';
import { hairline } from './hairline';
import { drawMark, markWidth } from './mark';
import { gaps, places, styles } from '../setting/measures';
import type { Span } from '../reading/model';
import { keepWithNext, type Row } from '../setting/rows';
import type { Frame, Scene } from '../setting/scene';
import { setText } from '../setting/set-text';
import { composeLines } from '../setting/text-lines';

const markHeight = 14;
const markGap = 7;

/** Sets the end of a document: the mark in the margin, and beside it who speaks and where to go on. */
export function setColophon(scene: Scene, brand: Brand, frame: Frame): Row[] {
  const { doc, pen } = scene;
  const plain = { strong: false, emphasis: false };
  const style = styles.caption;
  const link = { address: brand.url, label: `${brand.name}: ${brand.url}` };
  const address: Span = { text: brand.url.replace('https://', ''), ...plain, link };
  const nameStyle = { ...styles.heading2, colour: 'text' } as const;
  const [name] = composeLines(
    scene,
    [{ text: brand.name, ...plain }],
    nameStyle,
    places.margin.width,
  );
  const nameOwner = { element: doc.child(frame.parent, 'P'), tag: 'P' };
  const textOwner = { element: doc.child(frame.parent, 'P'), tag: 'P' };
  const opening: Row = {
    height: gaps.sectionRule,
    before: gaps.section,
    keep: true,
    clear: true,
    draw: (y) => {
      const { x } = places.full;
      const colour = pen.colours.text;
      hairline(scene, places.full, y, 'dark');
      const top = y + gaps.sectionRule;
      drawMark(doc, brand.mark, { x, y: top, height: markHeight, colour });
      const shift = markWidth(brand.mark, markHeight) + markGap;
      if (name) pen.line(name, x + shift, top, nameStyle, nameOwner);
    },
  };
  const words: Span = { text: `${brand.description} `, ...plain };
  const text = setText(scene, [words, address], { ...frame, style, owner: textOwner });
  return [opening, ...text.flatMap((row) => keepWithNext([row]))];
}
