import type { Image, Root, RootContent } from 'mdast';
import path from 'node:path';
import sharp from 'sharp';
import { decoded } from '../../src/content-model/source/markdown/decoded';
import { nodesOf, ofType, wordsOf } from '../../src/content-model/source/markdown/parse';
import { typeset } from '../../src/content-model/source/markdown/typography';
import { createAnchors } from '../../src/content-model/source/markdown/anchors';
import type { TypstDocument } from '../typesetting/typesetter';

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

/** A field's text with typographic quotation marks. Typst would set primes after digits. */
const typographic = (text: string) => typeset([text]).join('');

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

const pictureFile = (folder: string, { url }: Image) => path.resolve(folder, decoded(url));

/** The picture of a paragraph that contains nothing else. */
const pictureOf = (node: RootContent): Image | undefined =>
  node.type === 'paragraph' && node.children[0]?.type === 'image' ? node.children[0] : undefined;

/**
 * Renders a fact sheet as a tagged PDF. The same input gives the same bytes.
 *
 * Rejects if a picture cannot be read or the document does not conform to PDF/UA-1.
 */
export async function renderFactSheet(
  sheet: FactSheet,
  brand: Brand,
  typesetter: { pdf: (document: TypstDocument) => Buffer | Promise<Buffer> },
): Promise<Buffer> {
  const pictures: Record<string, Buffer> = {};
  const { body, folder } = sheet;
  const notes = new Map(
    ofType(nodesOf(body), 'footnoteDefinition')
      .toReversed()
      .map(({ node }) => [node.identifier, node]),
  );
  const anchorOf = createAnchors();
  const anchors = new Map<RootContent, string>(
    body.children.flatMap((node) =>
      node.type === 'heading' ? [[node, anchorOf(wordsOf(node))] as const] : [],
    ),
  );

  async function addPicture(file: string, position: keyof typeof maxSizes) {
    const { jpeg, width } = await resizePicture(file, position);
    const name = `/picture-${Object.keys(pictures).length}.jpg`;
    pictures[name] = jpeg;
    return { file: name, width };
  }

  /** The level of the last heading: a PDF must not skip one, and its title has the first. */
  let level = 1;

  /** Resolves references, links within the document, levels and pictures for the template; leaves comments out. */
  async function resolve(nodes: readonly RootContent[]): Promise<object[]> {
    const result: object[] = [];
    for (const node of nodes) {
      const { type } = node;
      const picture = pictureOf(node);
      if (type === 'definition' || type === 'footnoteDefinition' || type === 'html') continue;
      // A PDF must not have a heading without words.
      if (type === 'heading' && !wordsOf(node).trim()) continue;
      if (type === 'footnoteReference') {
        const { identifier } = node;
        const note = notes.get(identifier);
        // The first reference contains the note; later ones link to it.
        notes.delete(identifier);
        result.push({ type, identifier, note: note ? await resolve(note.children) : null });
      } else if (type === 'link' && node.url.startsWith('#')) {
        const anchor = decoded(node.url.slice(1));
        const children = await resolve(node.children);
        const isThere = [...anchors.values()].includes(anchor);
        result.push(...(isThere ? [{ type, anchor, children }] : children));
      } else if (picture) {
        const { alt, title } = picture;
        const resized = await addPicture(pictureFile(folder, picture), 'text');
        result.push({ type: 'image', ...resized, alt: alt || null, title: title ?? null });
      } else if (type === 'heading') {
        level = Math.min(Math.max(node.depth, 2), level + 1);
        const depth = level;
        const children = await resolve(node.children);
        result.push({ type, depth, anchor: anchors.get(node), children });
      } else if ('children' in node) {
        result.push({ ...node, children: await resolve(node.children) });
      } else result.push(node);
    }
    return result;
  }

  const cover = await addPicture(sheet.picture.file, 'cover');
  const data = {
    ...sheet,
    heading: typographic(sheet.heading),
    description: typographic(sheet.description),
    brand: { ...brand, description: typographic(brand.description) },
    picture: { ...cover, alt: sheet.picture.alt || null },
    body: await resolve(body.children),
  };
  return typesetter.pdf({ template, data, pictures });
}
