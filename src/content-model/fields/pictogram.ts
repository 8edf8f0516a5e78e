import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLResolveInfo } from 'graphql';
import { cleanSvg } from './clean-svg';

const folder = path.resolve('node_modules/@carbon/pictograms/svg');

/**
 * Resolves the name of a pictogram to the data of a single path on a 32 × 32 grid.
 * Throws if there is no such pictogram; the content checks report it first.
 */
export async function pictogramPath(
  source: Record<string, unknown>,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo,
): Promise<string> {
  const svg = await readFile(path.join(folder, `${String(source[info.fieldName])}.svg`), 'utf8');
  return cleanSvg(svg).paths;
}
