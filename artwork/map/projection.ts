import { geoNaturalEarth1 } from 'd3-geo';
import { round } from '../lib/geometry';

/** What is drawn, in degrees: the world from the Bering Strait on, without Antarctica. */
export const area = { west: -169, south: -57, width: 360, height: 141 } as const;

const meridian = area.west + area.width / 2;

/** The width of the drawing, in its own units. */
const width = 2000;

const rotate = [-meridian, 0] as const;
const projection = geoNaturalEarth1()
  .rotate([...rotate])
  .fitWidth(width, {
    type: 'MultiPoint',
    // At the equator, the widest line; at 180 degrees, both ends would be the same point.
    coordinates: [meridian - 179.99, meridian + 179.99].map((longitude) => [longitude, 0]),
  });
projection.scale(round(projection.scale(), 2)).translate([width / 2, 0]);

/** The point of a place in the drawing, by degrees east and north. Places off the map are outside the frame. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`${longitude}, ${latitude} is not on the globe`);
  return { x: point[0], y: point[1] };
}

const top = project(meridian, area.south + area.height).y;
const bottom = project(meridian, 12).y;
projection.translate([width / 2, round(-top, 2)]);

/** The size of the drawing, in its own units. It ends south of India, since the map fills a part of a page's height. */
export const frame = { width, height: Math.round(bottom - top) } as const;

/** The map's projection in d3-geo's terms. The drawing contains these figures, so that the site can place markers on it. */
export const view = {
  rotate,
  scale: projection.scale(),
  translate: projection.translate(),
} as const;
