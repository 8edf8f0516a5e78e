import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLResolveInfo } from 'graphql';
import { slim } from './slim';

const folder = path.resolve('node_modules/@carbon/pictograms/svg');

/**
 * Turns the name of a pictogram into the path data that draws it on a 32 × 32 grid; every shape of it
 * is rewritten as a path, so that one `<path d>` holds the whole drawing.
 * Throws where the family has no such drawing (the content check says so first).
 */
export async function pictogramPath(
  source: Record<string, unknown>,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo,
): Promise<string> {
  const svg = await readFile(path.join(folder, `${String(source[info.fieldName])}.svg`), 'utf8');
  return [...slim(svg).matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, data]) => data).join('');
}
