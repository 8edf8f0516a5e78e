import type { Brand } from './brand';
import { drawMark, markWidth } from './mark';
import { columns, margins, page, styles, type TextStyle } from '../setting/measures';
import type { FrontMatter } from '../reading/front-matter';
import type { LoadedPicture } from './pictures';
import type { Scene } from '../setting/scene';
import { addBookmark } from '../setting/set-heading';
import { drawPicture } from '../setting/set-picture';
import { composeLines, type Line } from '../setting/text-lines';

const panel = columns(1, 7);
const pictureX = columns(8, 12).x;
const top = 40;
const markHeight = 17;
const markGap = 8;
const leastHeight = 340;
const gaps = { brand: 56, title: 13, lead: 22, bottom: 38 };

/** A cover with its words broken into lines: how high it is, and how to draw it. */
export interface Cover {
  height: number;
  /** The place of the picture, full bleed. */
  picture: { x: number; y: number; width: number; height: number };
  draw: (picture: LoadedPicture) => void;
}

/** 12 November 2024. */
const longDate = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Sets the cover: brand, title, description and date on ink, beside the picture. */
export function setCover(scene: Scene, brand: Brand, front: FrontMatter): Cover {
  const { doc, pen } = scene;
  const compose = (text: string, style: TextStyle, balanced = false): Line[] =>
    composeLines(scene, [{ text, strong: false, emphasis: false }], style, panel.width, balanced);

  const blocks = [
    {
      tag: 'H1',
      style: styles.title,
      gap: gaps.title,
      lines: compose(front.heading, styles.title, true),
    },
    {
      tag: 'P',
      style: styles.lead,
      gap: gaps.lead,
      lines: compose(front.description[0] ?? '', styles.lead),
    },
    { tag: 'P', style: styles.label, gap: 0, lines: compose(longDate(front.date), styles.label) },
  ];
  const brandElement = doc.child(doc.root, 'P');
  const elements = blocks.map(({ tag }) => doc.child(doc.root, tag));
  const { alt } = front.picture;
  const figure = alt ? doc.child(doc.root, 'Figure', { alt }) : null;
  const wordsHeight = blocks.reduce(
    (sum, { style, gap, lines }) => sum + lines.length * style.leading + gap,
    0,
  );
  const height = Math.max(leastHeight, top + markHeight + gaps.brand + wordsHeight + gaps.bottom);
  const picture = { x: pictureX, y: 0, width: page.width - pictureX, height };

  const draw = (loaded: LoadedPicture) => {
    doc.artifact('Layout', () => doc.rect(0, 0, pictureX, height).fill(pen.colours.ink));
    const colour = pen.colours.white;
    drawMark(doc, brand.mark, { x: margins.left, y: top, height: markHeight, colour });
    const [name] = compose(brand.name, styles.brand);
    if (name) {
      const x = margins.left + markWidth(brand.mark, markHeight) + markGap;
      pen.line(name, x, top, styles.brand, { element: brandElement, tag: 'P' });
    }
    addBookmark(scene, front.heading, 1, 0);
    let y = height - gaps.bottom - wordsHeight;
    blocks.forEach(({ tag, style, gap, lines }, index) => {
      const element = elements[index] ?? brandElement;
      for (const line of lines) {
        pen.line(line, panel.x, y, style, { element, tag });
        y += style.leading;
      }
      y += gap;
    });
    drawPicture(doc, loaded, figure, picture);
    // Viewers round a picture outwards to whole pixels; paper below it makes its edge that of the ink.
    doc.artifact('Layout', () => {
      doc.rect(pictureX - 1, height, picture.width + 1, 2).fill(pen.colours.white);
    });
  };
  return { height, picture, draw };
}
