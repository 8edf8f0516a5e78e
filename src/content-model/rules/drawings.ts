import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanSvg } from '../source/clean-svg';
import type { Words } from '../source/mistake';
import { all, fileSize } from '../source/words';
import { mistakeOf, type FileCheck } from './check';
import { filesNamedInFields, missingFile } from './named-files';

/** The largest drawing in bytes: each page that shows it contains it. */
const largest = 100_000;

/** Cleaned drawings. Cleaning one takes 10 ms. */
const cleaned = new Map<string, ReturnType<typeof cleanSvg>>();

function drawingMistake(absolutePath: string): Words | undefined {
  const svg = readFileSync(absolutePath, 'utf8');
  if (svg.length > largest) {
    const problem = `has ${fileSize(svg.length)}, but at most ${fileSize(largest)} are allowed`;
    return { problem, remedy: 'Save a simpler drawing, or use a PNG where pictures are allowed' };
  }
  try {
    const clean = cleaned.get(svg) ?? cleanSvg(svg);
    cleaned.set(svg, clean);
    const { removed, markup } = clean;
    if (removed.size > 0) {
      const remedy = 'Save it with shapes, colours and gradients only, styles as attributes';
      return { problem: `contains ${all([...removed])}, which drawings must not contain`, remedy };
    }
    if (/^<svg[^>]* viewBox=/.test(markup)) return undefined;
    const remedy = 'Write viewBox="0 0 width height", with its size, into <svg>';
    return { problem: 'has no viewBox, without which it is cut off at other sizes', remedy };
  } catch {
    return { problem: 'is not an SVG', remedy: 'Save the drawing as SVG' };
  }
}

/** Reports SVGs that are missing, too large, not SVG, or contain scripts, animations or external resources. */
export const checkDrawings: FileCheck = (file, content) =>
  filesNamedInFields(file, 'svg').flatMap((named) => {
    const missing = missingFile(content, named, /\.svg$/);
    return mistakeOf(named, missing ?? drawingMistake(path.join(content.root, named.target)));
  });
