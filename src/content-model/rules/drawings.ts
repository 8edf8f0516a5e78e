import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cleanSvg } from '../source/clean-svg';
import type { Problem } from '../source/mistake';
import { fileSize } from '../source/words';

/** The largest drawing in bytes: pages contain it, and cleaning a traced logo of twice that size takes ten seconds. */
const largest = 50_000;

/** The largest PNG of a logo in bytes. */
const largestLogo = 100_000;

const smaller = 'Save a simpler drawing, or use a PNG where pictures are allowed';

function sizeMistake(size: number, allowed: number, remedy: string): Problem | undefined {
  const problem = `has ${fileSize(size)}, but at most ${fileSize(allowed)} are allowed`;
  return size > allowed ? { problem, remedy } : undefined;
}

/** What can make a small drawing slow: parts that repeat, fill or filter others. */
const amplifies = /href=|url\(/;

const script =
  "process.stdin.toArray().then((parts) => require('sharp')(Buffer.concat(parts)).resize(100).toBuffer())";

/** Whether an SVG can be drawn. If that may take long, in a process that can be stopped: librsvg itself cannot. */
async function isDrawable(markup: string): Promise<boolean> {
  if (amplifies.test(markup)) {
    const options = { input: markup, timeout: 5000 };
    return spawnSync(process.execPath, ['-e', script], options).status === 0;
  }
  const drawn = sharp(Buffer.from(markup)).resize(100).toBuffer();
  return drawn.then(Boolean, () => false);
}

async function svgMistake(svg: string): Promise<Problem | undefined> {
  const tooLarge = sizeMistake(svg.length, largest, smaller);
  if (tooLarge) return tooLarge;
  let markup;
  try {
    markup = cleanSvg(svg);
  } catch {
    return { problem: 'is not an SVG', remedy: 'Save the drawing as SVG' };
  }
  if (!/^<svg[^>]* viewBox=/.test(markup)) {
    const remedy = 'Write viewBox="0 0 width height", with its size, into <svg>';
    return { problem: 'has no viewBox, without which it is cut off at other sizes', remedy };
  }
  const shapes = 'Save it with shapes instead of pictures, links, HTML or animations';
  if (/<(?:\w+:)?(?:animate|set|foreignObject)/.test(markup)) {
    return { problem: 'has animations or HTML', remedy: shapes };
  }
  if (!/<(?:path|text|use)\b/.test(markup)) {
    return { problem: 'draws nothing that may be shown', remedy: shapes };
  }
  if (await isDrawable(markup)) return undefined;
  return { problem: 'cannot be drawn', remedy: smaller };
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
 * What is wrong with an SVG, or with the PNG of a logo: it is too large, it shows nothing, it moves, or it has a
 * background. What would run or fetch is removed (source/clean-svg.ts).
 */
export async function drawingMistake(absolutePath: string): Promise<Problem | undefined> {
  const bytes = await readFile(absolutePath);
  return absolutePath.endsWith('.png') ? logoMistake(bytes) : svgMistake(bytes.toString());
}
