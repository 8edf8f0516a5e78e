import type { Brand } from './drawing/brand';
import type { Colours } from './drawing/colours';
import { setColophon } from './drawing/colophon';
import { setCover } from './drawing/cover';
import { FactSheetDocument } from './drawing/fact-sheet-document';
import type { FrontMatter } from './reading/front-matter';
import { margins, page, places, styles } from './setting/measures';
import type { Mistakes } from './reading/mistake';
import { opensSection, plainText, type Block, type Body } from './reading/model';
import { paginate } from './setting/paginate';
import { Pen } from './drawing/pen';
import { loadCoverPicture, loadTextPictures } from './load-pictures';
import { keepWithNext, type Placed, type Row } from './setting/rows';
import { drawFoot } from './drawing/running-foot';
import type { Scene } from './setting/scene';
import { setBlocks } from './setting/set-blocks';
import { setNotes } from './setting/set-notes';
import type { Typefaces } from './drawing/typefaces';

/** Between the cover and the text. */
const belowCover = 34;

/** A fact sheet, read and ready to be set. */
export interface FactSheet {
  front: FrontMatter;
  body: Body;
  /** The folder in which its pictures are named. */
  folder: string;
  mistakes: Mistakes;
}

/** What all fact sheets share. */
export interface House {
  brand: Brand;
  colours: Colours;
  typefaces: Typefaces;
}

const wordsOf = (blocks: Block[]): string =>
  blocks
    .map((block) => (block.type === 'paragraph' ? plainText(block.spans) : ''))
    .join(' ')
    .trim();

function setRows(scene: Scene, { body }: FactSheet, brand: Brand): Row[] {
  const frame = { place: places.text, parent: scene.doc.root, style: styles.text };
  const blocks = setBlocks(scene, body.blocks, frame);
  const notes = setNotes(scene, body.notes, frame, opensSection(body.blocks.at(-1)));
  return [...keepWithNext([...blocks, ...notes]), ...setColophon(scene, brand, frame)];
}

function drawRows(placed: Placed[]): void {
  const [first] = placed;
  if (first?.row.repeated) first.row.repeated.draw(first.y - first.row.repeated.height);
  for (const { row, y } of placed) row.draw(y);
}

/**
 * Sets a fact sheet as a tagged PDF. The same input gives the same bytes.
 *
 * Throws ContentMistake with every mistake that the file has.
 */
export async function renderFactSheet(sheet: FactSheet, house: House): Promise<Buffer> {
  const { front, body, mistakes } = sheet;
  const { brand } = house;
  const doc = new FactSheetDocument(
    {
      title: front.heading,
      author: brand.legalName,
      subject: front.description[0] ?? '',
      creator: brand.name,
      date: new Date(front.date),
    },
    house.typefaces.fonts,
  );
  const labels = new Map(body.notes.map(({ number, blocks }) => [number, wordsOf(blocks)]));
  const pen = new Pen(doc, house.colours, labels);
  const pictures = await loadTextPictures(body.blocks, sheet);
  const scene: Scene = { doc, pen, mistakes, pictures, bookmarks: [] };

  const cover = setCover(scene, brand, front);
  const coverPicture = await loadCoverPicture(front.picture.file, cover.picture, sheet);
  mistakes.stopIfAny();
  const rows = setRows(scene, sheet, brand);
  mistakes.stopIfAny();

  const pages = paginate(rows, {
    firstTop: cover.height + belowCover,
    top: margins.top,
    bottom: page.height - margins.bottom,
  });
  if (!pages) mistakes.add('a row of a table is higher than a page', 'Write shorter cells');
  mistakes.stopIfAny();
  pages?.forEach((placed, index) => {
    doc.addPage();
    if (index === 0 && coverPicture) cover.draw(coverPicture);
    drawRows(placed);
    pen.closeLink();
    const numbers = { page: index + 1, pages: pages.length };
    drawFoot(scene, { brand: brand.name, title: front.heading, ...numbers });
  });
  return doc.finish();
}
