import type { Brand } from './brand';
import type { Colours } from './colours';
import { setColophon } from './colophon';
import { setCover } from './cover';
import { FactSheetDocument } from './fact-sheet-document';
import type { FrontMatter } from './front-matter';
import { margins, page, places, styles } from './measures';
import type { Mistakes } from './mistake';
import { opensSection, plainText, type Block, type Body } from './model';
import { paginate } from './paginate';
import { Pen } from './pen';
import { loadPicture, type LoadedPicture } from './pictures';
import { keepWithNext, type Placed, type Row } from './rows';
import { drawFoot } from './running-foot';
import type { Scene } from './scene';
import { setBlocks } from './set-blocks';
import { setNotes } from './set-notes';
import type { Typefaces } from './typefaces';

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

/** Reads the pictures of the text; one that is not there is noted. */
async function loadPictures({ body, folder, mistakes }: FactSheet) {
  const pictures = new Map<string, LoadedPicture>();
  for (const block of body.blocks) {
    if (block.type !== 'picture') continue;
    const loaded = await loadPicture(folder, block.source, { width: places.text.width });
    if (loaded) pictures.set(block.source, loaded);
    else {
      mistakes.add(
        `there is no picture ${block.source}`,
        'Put it beside the file, or write another',
        block.line,
      );
    }
  }
  return pictures;
}

async function loadCover(
  { front, folder, mistakes }: FactSheet,
  size: { width: number; height: number },
) {
  const picture = await loadPicture(folder, front.picture.file, size);
  if (!picture) {
    mistakes.add(
      `the field picture.file names ${front.picture.file}, and there is no such file`,
      'Write the path of a PNG or JPEG, relative to this file',
    );
  }
  return picture;
}

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
      keywords: front.category,
      creator: brand.name,
      date: new Date(front.date),
    },
    house.typefaces.fonts,
  );
  const labels = new Map(body.notes.map(({ number, blocks }) => [number, wordsOf(blocks)]));
  const pen = new Pen(doc, house.colours, labels);
  const pictures = await loadPictures(sheet);
  const scene: Scene = { doc, pen, mistakes, pictures, bookmarks: [] };

  const cover = setCover(scene, brand, front);
  const coverPicture = await loadCover(sheet, cover.picture);
  mistakes.stopIfAny();
  const rows = setRows(scene, sheet, brand);
  mistakes.stopIfAny();

  const pages = paginate(rows, {
    firstTop: cover.height + belowCover,
    top: margins.top,
    bottom: page.height - margins.bottom,
  });
  pages.forEach((placed, index) => {
    doc.addPage();
    if (index === 0 && coverPicture) cover.draw(coverPicture);
    drawRows(placed);
    pen.closeLink();
    const numbers = { page: index + 1, pages: pages.length };
    drawFoot(scene, { brand: brand.name, title: front.heading, ...numbers });
  });
  return doc.finish();
}
