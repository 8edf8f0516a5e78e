import type { Content, Definition, FootnoteDefinition, Image, Root } from 'mdast';
import path from 'node:path';
import sharp from 'sharp';
import type { Typesetter } from '../typesetting/typesetter';

/** What stands in a fact sheet. */
export interface FactSheet {
  heading: string;
  /** The day of publication, such as 2024-11-12. */
  date: string;
  description: string;
  /** The cover's picture: its absolute path, and what it shows. */
  picture: { file: string; alt: string };
  body: Root;
  /** The folder from which the body names its pictures. */
  folder: string;
}

export interface Brand {
  name: string;
  legalName: string;
  url: string;
  description: string;
  /** An SVG drawn in currentColor. */
  mark: string;
}

/** The cuts of the typeface that a fact sheet uses. */
export const cuts = [400, 600].flatMap((weight) => [
  { slope: 'normal' as const, weight },
  { slope: 'italic' as const, weight },
]);

const template = 'plugins/gatsby-plugin-fact-sheet-pdfs/fact-sheet.typ';

/** Dots to a point: 200 dpi, sharp in print and light to send. */
const density = 200 / 72;

/** The room for a picture, in points: on the cover, and in the text. */
const room = { cover: { width: 252, height: 346 }, text: { width: 326, height: 260 } };

/** A picture as a JPEG no larger than its place needs; `width` is its width on the page in points. */
async function fitPicture(file: string, place: keyof typeof room) {
  const { width, height } = room[place];
  const { data, info } = await sharp(file)
    .rotate()
    .resize({
      width: Math.round(width * density),
      height: Math.round(height * density),
      fit: place === 'cover' ? 'cover' : 'inside',
      withoutEnlargement: place === 'text',
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: Math.min(width, (height * info.width) / info.height) };
}

const pictureFile = (folder: string, { url }: Image) => path.resolve(folder, decodeURI(url));

/** The absolute paths of the pictures in a fact sheet's text. */
export const picturesIn = ({ body, folder }: FactSheet): string[] =>
  body.children.flatMap((node) =>
    node.type === 'paragraph' && node.children[0]?.type === 'image'
      ? [pictureFile(folder, node.children[0])]
      : [],
  );

/**
 * Typesets a fact sheet as a tagged PDF. The same input gives the same bytes.
 *
 * Rejects where a picture can't be read, or where the compiler finds the document against PDF/UA-1.
 */
export async function typesetFactSheet(
  sheet: FactSheet,
  brand: Brand,
  typesetter: Typesetter,
): Promise<Buffer> {
  const pictures: Record<string, Buffer> = {};
  const definitions = new Map<string, Definition>();
  const notes = new Map<string, FootnoteDefinition>();
  for (const node of sheet.body.children) {
    if (node.type === 'definition') definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') notes.set(node.identifier, node);
  }

  async function placed(file: string, place: keyof typeof room) {
    const { jpeg, width } = await fitPicture(file, place);
    const name = `/picture-${Object.keys(pictures).length}.jpg`;
    pictures[name] = jpeg;
    return { file: name, width };
  }

  /** Nodes as the template takes them: references followed, pictures in their place. */
  async function printed(nodes: readonly Content[]): Promise<object[]> {
    const result: object[] = [];
    for (const node of nodes) {
      const { type } = node;
      if (type === 'definition' || type === 'footnoteDefinition') continue;
      if (type === 'footnoteReference') {
        const { identifier } = node;
        const note = notes.get(identifier);
        // A note is written where it is first mentioned; later mentions lead there.
        notes.delete(identifier);
        result.push({ type, identifier, note: note ? await printed(note.children) : null });
      } else if (type === 'linkReference') {
        const url = definitions.get(node.identifier)?.url ?? '';
        result.push({ type: 'link', url, children: await printed(node.children) });
      } else if (type === 'paragraph' && node.children[0]?.type === 'image') {
        const image = node.children[0];
        const picture = await placed(pictureFile(sheet.folder, image), 'text');
        result.push({ ...image, ...picture, alt: image.alt || null });
      } else if ('children' in node) {
        result.push({ ...node, children: await printed(node.children) });
      } else result.push(node);
    }
    return result;
  }

  const cover = await placed(sheet.picture.file, 'cover');
  const body = await printed(sheet.body.children);
  const picture = { ...cover, alt: sheet.picture.alt || null };
  return typesetter.pdf({ template, data: { ...sheet, brand, picture, body }, pictures });
}
