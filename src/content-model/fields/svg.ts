import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLResolveInfo } from 'graphql';
import { slim } from './slim';

/**
 * Resolves the path of an SVG (relative to `content/`) to its markup, so that it is inlined, takes the text's colour
 * and needs no request. It is hidden from assistive technology: the text beside it names it.
 *
 * Throws where the file cannot be read (the content check says so first).
 */
export async function svgMarkup(
  source: Record<string, unknown>,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo,
): Promise<string> {
  const relative = String(source[info.fieldName]);
  const svg = await readFile(path.resolve('content', relative), 'utf8');
  return slim(svg).replace('<svg', '<svg aria-hidden="true" focusable="false"');
}
