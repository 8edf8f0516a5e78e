import type { Content, Definition, FootnoteDefinition, Image, Root } from 'mdast';
import path from 'node:path';
import sharp from 'sharp';
import type { Typesetter } from '../typesetting/typesetter';

/** The content of a fact sheet. */
export interface FactSheet {
  heading: string;
  /** The day of publication, such as 2024-11-12. */
  date: string;
  description: string;
  /** The picture on the cover; `file` is an absolute path. */
  picture: { file: string; alt: string };
  body: Root;
  /** The heading over the contents. */
  contents: string;
  /** The folder that the paths of the body's pictures are relative to. */
  folder: string;
}

type Brand = Pick<Queries.Brand, 'name' | 'legalName' | 'url' | 'description' | 'mark'>;

/** The fonts of a fact sheet. */
export const fonts = [400, 600].flatMap((weight) => [
  { style: 'normal' as const, weight },
  { style: 'italic' as const, weight },
]);

const template = 'plugins/gatsby-plugin-fact-sheet-pdfs/fact-sheet.typ';

/** Pixels per point: 200 dpi is sharp in print and keeps the file small. */
const density = 200 / 72;

/** The largest size of a picture on the cover and in the text, in points. */
const maxSizes = { cover: { width: 252, height: 346 }, text: { width: 326, height: 260 } };

/** Resizes a picture for print; `width` is its width on the page, in points. */
async function resizePicture(file: string, position: keyof typeof maxSizes) {
  const { width, height } = maxSizes[position];
  const { data, info } = await sharp(file)
    .rotate()
    .resize({
      width: Math.round(width * density),
      height: Math.round(height * density),
      fit: position === 'cover' ? 'cover' : 'inside',
      withoutEnlargement: position === 'text',
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: Math.min(width, (height * info.width) / info.height) };
}

const pictureFile = (folder: string, { url }: Image) => path.resolve(folder, decodeURI(url));

/** The absolute paths of the pictures in a fact sheet's body. */
export const picturesIn = ({ body, folder }: FactSheet): string[] =>
  body.children.flatMap((node) =>
    node.type === 'paragraph' && node.children[0]?.type === 'image'
      ? [pictureFile(folder, node.children[0])]
      : [],
  );

/**
 * Renders a fact sheet as a tagged PDF. The same input gives the same bytes.
 *
 * Rejects if a picture cannot be read or the document does not conform to PDF/UA-1.
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

  async function addPicture(file: string, position: keyof typeof maxSizes) {
    const { jpeg, width } = await resizePicture(file, position);
    const name = `/picture-${Object.keys(pictures).length}.jpg`;
    pictures[name] = jpeg;
    return { file: name, width };
  }

  /** Resolves references and pictures for the template. */
  async function resolve(nodes: readonly Content[]): Promise<object[]> {
    const result: object[] = [];
    for (const node of nodes) {
      const { type } = node;
      if (type === 'definition' || type === 'footnoteDefinition') continue;
      if (type === 'footnoteReference') {
        const { identifier } = node;
        const note = notes.get(identifier);
        // The first reference contains the note; later ones link to it.
        notes.delete(identifier);
        result.push({ type, identifier, note: note ? await resolve(note.children) : null });
      } else if (type === 'linkReference') {
        const url = definitions.get(node.identifier)?.url ?? '';
        result.push({ type: 'link', url, children: await resolve(node.children) });
      } else if (type === 'paragraph' && node.children[0]?.type === 'image') {
        const image = node.children[0];
        const picture = await addPicture(pictureFile(sheet.folder, image), 'text');
        result.push({ ...image, ...picture, alt: image.alt || null });
      } else if ('children' in node) {
        result.push({ ...node, children: await resolve(node.children) });
      } else result.push(node);
    }
    return result;
  }

  const cover = await addPicture(sheet.picture.file, 'cover');
  const body = await resolve(sheet.body.children);
  const picture = { ...cover, alt: sheet.picture.alt || null };
  return typesetter.pdf({ template, data: { ...sheet, brand, picture, body }, pictures });
}
