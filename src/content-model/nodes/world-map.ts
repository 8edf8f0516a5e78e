import { readFile } from 'node:fs/promises';
import { geoNaturalEarth1 } from 'd3-geo';
import { fileAt, type FileFinder } from './node-model';
import { writeStaticFile } from './static-file';

const file = 'content/pages/pictures/map.svg';

/** The map's data about itself: its size, and its projection in d3-geo's terms. */
const facts =
  /viewBox="0 0 (\d+) (\d+)" data-rotate="(\S+) 0" data-scale="(\S+)" data-translate="(\S+) (\S+)"/;

/** Reads the map that `artwork/` has drawn. Throws if it does not exist or does not name its projection. */
async function readMap(context: FileFinder) {
  const map = await fileAt(file, context);
  const svg = await readFile(String(map?.absolutePath), 'utf8');
  const found = facts.exec(svg);
  if (!found) throw new Error(`${file} has no projection. Draw it again (artwork/README.md)`);
  const [width = 0, height = 0, longitude = 0, scale = 0, x = 0, y = 0] = found
    .slice(1)
    .map(Number);
  const projection = geoNaturalEarth1().rotate([longitude, 0]).scale(scale).translate([x, y]);
  return { svg, width, height, projection };
}

/** Resolves the map to its path and size. */
export async function worldMap(_source: unknown, _args: unknown, context: FileFinder) {
  const { svg, width, height } = await readMap(context);
  return { src: await writeStaticFile('map.svg', svg), width, height };
}

/** Resolves a city to its position on the map, in per cent of the map's size. */
export async function markerPosition(
  { longitude, latitude }: { longitude: number; latitude: number },
  _args: unknown,
  context: FileFinder,
): Promise<{ left: number; top: number }> {
  const { width, height, projection } = await readMap(context);
  const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  const tenth = (share: number) => Math.round(share * 1000) / 10;
  return { left: tenth(x / width), top: tenth(y / height) };
}
