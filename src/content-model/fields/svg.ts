import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLResolveInfo } from 'graphql';
import sharp from 'sharp';
import { cleanSvg } from './clean-svg';
import { writeStaticFile } from './static-file';

const pictograms = 'node_modules/@carbon/pictograms/svg';

/** Resolves a field from its own text. */
type Resolver = (
  source: Record<string, unknown>,
  args: unknown,
  context: unknown,
  info: GraphQLResolveInfo,
) => Promise<string>;

/**
 * Resolves the path of an SVG (relative to `content/`) to its markup, for inlining. The markup is hidden from assistive
 * technology: `InlineSvg` adds a label.
 *
 * Throws if the file cannot be read; the content checks report it first.
 */
export const svgMarkup: Resolver = async (source, _args, _context, { fieldName }) => {
  const file = path.resolve('content', String(source[fieldName]));
  return cleanSvg(await readFile(file, 'utf8')).markup;
};

/**
 * Resolves the name of a pictogram to the data of a single path on a 32 × 32 grid.
 * Throws if there is no such pictogram; the content checks report it first.
 */
export const pictogramPath: Resolver = async (source, _args, _context, { fieldName }) => {
  const file = path.resolve(pictograms, `${String(source[fieldName])}.svg`);
  return cleanSvg(await readFile(file, 'utf8')).paths;
};

/** Writes an SVG to a file that pages load when they need it, and returns its path and its size in its own units. */
async function drawingFile(file: string) {
  const { markup } = cleanSvg(await readFile(file, 'utf8'));
  const { width, height } = await sharp(Buffer.from(markup)).metadata();
  return { src: await writeStaticFile(path.basename(file), markup), width, height };
}

/** Makes a resolver for the file of the SVG that a field names. */
export const drawingOf =
  <Field extends string>(field: Field) =>
  (source: Record<Field, string>) =>
    drawingFile(path.resolve('content', source[field]));

/** Resolves a card to the file of its pictogram. */
export const pictogramFile = ({ pictogram }: { pictogram: string }) =>
  drawingFile(path.resolve(pictograms, `${pictogram}.svg`));
