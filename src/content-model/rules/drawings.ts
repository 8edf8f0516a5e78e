import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanSvg } from '../source/clean-svg';
import type { Problem } from '../source/mistake';
import { all, fileSize } from '../source/words';
import { mistakeOf, type FileCheck } from './check';
import { filesNamedInFields, missingFile } from './named-files';

/** The largest drawing in bytes: pages contain it, and cleaning a traced logo of twice that size takes ten seconds. */
const largest = 50_000;

/** The largest PNG of a logo in bytes. */
const largestLogo = 100_000;

/** The largest number of elements that are drawn. */
const most = 10_000;

const smaller = 'Save a simpler drawing, or use a PNG where pictures are allowed';

/** What is wrong with drawings, by their text. Cleaning one takes 10 ms. */
const judged = new Map<string, Problem | undefined>();

function sizeMistake(size: number, allowed: number, remedy: string): Problem | undefined {
  const problem = `has ${fileSize(size)}, but at most ${fileSize(allowed)} are allowed`;
  return size > allowed ? { problem, remedy } : undefined;
}

function drawingMistake(svg: string): Problem | undefined {
  const tooLarge = sizeMistake(svg.length, largest, smaller);
  if (tooLarge) return tooLarge;
  try {
    const { removed, markup, drawn } = cleanSvg(svg);
    if (removed.size > 0) {
      const remedy = 'Save it with shapes, colours and gradients only, styles as attributes';
      return { problem: `contains ${all([...removed])}, which drawings must not contain`, remedy };
    }
    if (drawn > most) {
      const problem = `draws ${drawn} elements, but at most ${most} are allowed`;
      return { problem, remedy: smaller };
    }
    if (/^<svg[^>]* viewBox=/.test(markup)) return undefined;
    const remedy = 'Write viewBox="0 0 width height", with its size, into <svg>';
    return { problem: 'has no viewBox, without which it is cut off at other sizes', remedy };
  } catch {
    return { problem: 'is not an SVG', remedy: 'Save the drawing as SVG' };
  }
}

/** A PNG's colour type, in its header, says whether it has an alpha channel (https://www.w3.org/TR/png-3/#11IHDR). */
function logoMistake(png: Buffer): Problem | undefined {
  const remedyOfSize = 'Save it smaller; 400 pixels wide is enough';
  const tooLarge = sizeMistake(png.length, largestLogo, remedyOfSize);
  if (tooLarge) return tooLarge;
  if (png.toString('latin1', 1, 4) !== 'PNG') {
    return { problem: 'is not a PNG', remedy: 'Save the logo as PNG' };
  }
  if ([4, 6].includes(png[25] ?? 0) || png.includes('tRNS')) return undefined;
  const remedy = 'Save the logo with a transparent background, or as SVG';
  return { problem: 'has a background, which would be a black field', remedy };
}

/**
 * Reports drawings that are missing or too large, PNGs without transparency, and SVGs that are none or contain scripts,
 * animations or external resources.
 */
export const checkDrawings: FileCheck = (file, content) =>
  ['svg', 'mark'].flatMap((directive) =>
    filesNamedInFields(file, directive).flatMap((named) => {
      const missing = missingFile(content, named, directive === 'svg' ? /\.svg$/ : /\.(svg|png)$/);
      if (missing) return mistakeOf(named, missing);
      const bytes = readFileSync(path.join(content.root, named.target));
      if (named.target.endsWith('.png')) return mistakeOf(named, logoMistake(bytes));
      const svg = bytes.toString();
      if (!judged.has(svg)) judged.set(svg, drawingMistake(svg));
      return mistakeOf(named, judged.get(svg));
    }),
  );
