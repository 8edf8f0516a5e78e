import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLResolveInfo } from 'graphql';

const folder = path.resolve('node_modules/@carbon/pictograms/svg');

/**
 * Turns the name of a pictogram into the path data that draws it on a 32 × 32 grid.
 *
 * Polygons are rewritten as paths so that one `<path d>` holds the whole drawing.
 * Throws where the family has no such drawing (the content check says so first).
 */
export async function pictogramPath(
  source: Record<string, unknown>,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo,
): Promise<string> {
  const svg = await readFile(path.join(folder, `${String(source[info.fieldName])}.svg`), 'utf8');
  const paths = [...svg.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, data]) => data);
  const polygons = [...svg.matchAll(/<polygon[^>]*\spoints="([^"]+)"/g)].map(
    ([, points]) => `M${points?.trim()}z`,
  );
  return [...paths, ...polygons].join('').replace(/\s+/g, ' ');
}
