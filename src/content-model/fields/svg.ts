import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GraphQLResolveInfo } from 'graphql';
import { cleanSvg } from './clean-svg';

/**
 * Resolves the path of an SVG (relative to `content/`) to its markup, for inlining. The markup is hidden from assistive
 * technology: `InlineSvg` adds a label.
 *
 * Throws if the file cannot be read; the content checks report it first.
 */
export async function svgMarkup(
  source: Record<string, unknown>,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo,
): Promise<string> {
  const relative = String(source[info.fieldName]);
  const svg = await readFile(path.resolve('content', relative), 'utf8');
  return cleanSvg(svg).markup;
}
