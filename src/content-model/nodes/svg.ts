import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLFieldResolver } from 'graphql';
import sharp from 'sharp';
import { cleanSvg } from '../source/clean-svg';
import { fileAt, type ResolverContext } from './node-model';
import { writeStaticFile } from './static-file';

const pictogramFile = (name: string) =>
  path.resolve('node_modules/@carbon/pictograms/svg', `${name}.svg`);

type FieldResolver = GraphQLFieldResolver<Record<string, unknown>, ResolverContext>;

/** The file of a drawing, by its path in `content/`. Throws if there is none; the content checks report it first. */
async function drawingFile(relativePath: string, context: ResolverContext): Promise<string> {
  const file = await fileAt(path.join('content', relativePath), context);
  if (!file) throw new Error(`content/${relativePath} does not exist`);
  return String(file.absolutePath);
}

/** Resolves the path of an SVG (relative to `content/`) to its markup, for inlining. */
export const svgMarkup: FieldResolver = async (source, _args, context, { fieldName }) => {
  const file = await drawingFile(String(source[fieldName]), context);
  const markup = cleanSvg(await readFile(file, 'utf8'));
  // In HTML, the element's name gives the namespace.
  return markup.replace(' xmlns="http://www.w3.org/2000/svg"', '');
};

/**
 * Reads an SVG or a PNG and returns its URL and its size in its own units. The URL is a data URL if an SVG is in the
 * first view, where a file would delay the first picture.
 */
async function drawing(file: string, inline = false) {
  if (file.endsWith('.png')) {
    const png = await readFile(file);
    const { width, height } = await sharp(png).metadata();
    return { src: await writeStaticFile('drawing.png', png), width, height };
  }
  const markup = cleanSvg(await readFile(file, 'utf8'));
  const { width, height } = await sharp(Buffer.from(markup)).metadata();
  const src = inline
    ? `data:image/svg+xml,${encodeURIComponent(markup)}`
    : // A name of the writer's, such as analytics, may be one that blockers refuse.
      await writeStaticFile('drawing.svg', markup);
  return { src, width, height };
}

/** Resolves an object to the drawing whose path in `content/` its field contains. */
export const drawingIn =
  (field: string): FieldResolver =>
  async (source, { inline }, context) =>
    drawing(await drawingFile(String(source[field]), context), inline);

/** Resolves a card to its pictogram. */
export const pictogramDrawing = ({ pictogram }: { pictogram: string }) =>
  drawing(pictogramFile(pictogram));
