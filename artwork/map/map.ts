import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { blur2 } from 'd3-array';
import { contours, type ContourMultiPolygon } from 'd3-contour';
import { feature } from 'topojson-client';
import type { Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { crossings, type Point, type Shape } from '../lib/geometry';
import { area, frame, project, view } from './projection';

/** Samples per degree. */
const density = 4;

const [columns, rows] = [area.width * density, area.height * density];

/** Of points nearer to each other than this, in the units of the drawing, one is drawn. */
const nearest = 2.2;

/**
 * The contours, from the coast inland: how far the land is blurred, in degrees, and the share of land that is left there.
 * A wider blur reaches further inland.
 */
const coast = { blur: 0.25, land: 0.5 };
const inland = [
  { blur: 2.4, land: 0.84 },
  { blur: 6, land: 0.9 },
];

/** The outlines of land, from Natural Earth's public-domain map at 1:50 million. */
async function landRings(): Promise<Shape> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/land-50m.json'));
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology<{
    land: GeometryCollection;
  }>;
  return feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    })
    .map(unbroken);
}

/** The outline without a jump at the date line, which would be a line across the map, within the sampled area. */
function unbroken(ring: Position[]): Point[] {
  let turns = 0;
  const points = ring.map(([longitude = 0, latitude = 0], i): Point => {
    const jump = longitude - (ring[i - 1]?.[0] ?? longitude);
    if (Math.abs(jump) > 180) turns -= Math.sign(jump);
    return [longitude + turns * 360, latitude];
  });
  const mean = points.reduce((sum, [longitude]) => sum + longitude, 0) / points.length;
  const shift = Math.floor((mean - area.west) / 360) * 360;
  return points.map(([longitude, latitude]) => [longitude - shift, latitude]);
}

/** A grid of samples, row by row from the north: 1 on land, 0 at sea. */
const sampleLand = (land: Shape): number[] =>
  Array.from({ length: rows }, (_row, row) => {
    const { longitude, latitude } = placeOf(0.5, row + 0.5);
    const coasts = crossings(land, [longitude, latitude], [1, 0]);
    return Array.from(
      { length: columns },
      (_column, column) => coasts.filter((coast) => coast < column / density).length % 2,
    );
  }).flat();

/** The position of a point in the grid. */
function placeOf(column: number, row: number) {
  return {
    longitude: area.west + column / density,
    latitude: area.south + area.height - row / density,
  };
}

/** Path data with relative coordinates, which compress better. */
function pathData({ coordinates }: ContourMultiPolygon): string {
  return coordinates
    .flat()
    .map((ring) => {
      const points: { x: number; y: number }[] = [];
      for (const [column = 0, row = 0] of ring) {
        const { longitude, latitude } = placeOf(column, row);
        const { x, y } = project(longitude, latitude);
        const last = points.at(-1);
        if (last && Math.hypot(x - last.x, y - last.y) < nearest) continue;
        points.push({ x: Math.round(x), y: Math.round(y) });
      }
      const steps = points.map(({ x, y }, index) => {
        const { x: fromX, y: fromY } = points[index - 1] ?? { x: 0, y: 0 };
        return `${x - fromX} ${y - fromY}`;
      });
      const isVisible =
        points.length > 4 &&
        points.some(({ x, y }) => x > 0 && y > 0 && x < frame.width && y < frame.height);
      return isVisible ? `M${steps.join('l').replaceAll(' -', '-')}z` : '';
    })
    .join('');
}

/**
 * Draws the world without its poles as a plan (R81): land in contours. Its colour is translucent white, for
 * the dark ground that it stands on.
 */
export async function drawMap(): Promise<string> {
  const land = sampleLand(await landRings());
  const toContour = contours().size([columns, rows]);
  const lines = [coast, ...inland].map(({ blur, land: share }) => {
    const { data } = blur2({ data: [...land], width: columns, height: rows }, blur * density);
    return pathData(toContour.contour(Array.from(data), share));
  });
  const { rotate, scale, translate } = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" data-rotate="${rotate.join(' ')}" data-scale="${scale}" data-translate="${translate.join(' ')}"><path fill="#fff" fill-opacity=".07" stroke="#fff" stroke-opacity=".4" vector-effect="non-scaling-stroke" d="${lines[0]}"/><path fill="none" stroke="#fff" stroke-opacity=".12" vector-effect="non-scaling-stroke" d="${lines.slice(1).join('')}"/></svg>\n`;
}
