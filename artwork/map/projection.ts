import { geoNaturalEarth1 } from 'd3-geo';
import { round } from '../lib/geometry';

/**
 * The part of the world that the map shows, in degrees: from the Atlantic to the Bay of Bengal, and as far north and
 * south of the offices as the page may show.
 */
const [west, east, south, north] = [-19, 96, -8, 79] as const;
const meridian = (west + east) / 2;
const parallel = (south + north) / 2;

/** The width of the drawing, in its own units. */
const width = 1000;

const rotate = [-meridian, 0] as const;
const projection = geoNaturalEarth1()
  .rotate([...rotate])
  .fitWidth(width, {
    type: 'MultiPoint',
    coordinates: [
      [west, parallel],
      [east, parallel],
    ],
  });
projection.scale(round(projection.scale(), 2)).translate([width / 2, 0]);

/** The point of a place in the drawing, by degrees east and north. Places off the map are outside the frame. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`${longitude}, ${latitude} is not on the globe`);
  return { x: point[0], y: point[1] };
}

const [top, bottom] = [project(meridian, north).y, project(meridian, south).y];
projection.translate([width / 2, round(-top, 2)]);

/** The size of the drawing, in its own units. */
export const frame = { width, height: Math.round(bottom - top) } as const;

/** The map's projection in d3-geo's terms. The drawing contains these figures, so that the site can place markers on it. */
export const view = {
  rotate,
  scale: projection.scale(),
  translate: projection.translate(),
} as const;
