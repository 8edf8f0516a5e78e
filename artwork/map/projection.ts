import { geoNaturalEarth1 } from 'd3-geo';

/** The part of the world that the map shows, in degrees: from the Atlantic to the Bay of Bengal. */
const edges = { west: -19, east: 96, south: 3, north: 60 } as const;

/** The width of the drawing, in its own units. */
const width = 1000;

/** The position of a point in a projection. Throws if it is off the globe. */
function pointOf(
  projection: (place: [number, number]) => [number, number] | null,
  place: [number, number],
) {
  const point = projection(place);
  if (!point) throw new Error(`${place.join(', ')} is not on the globe`);
  return point;
}

const meridian = (edges.west + edges.east) / 2;
const parallel = (edges.south + edges.north) / 2;
const unscaled = geoNaturalEarth1().rotate([-meridian, 0]).scale(1).translate([0, 0]);
const [left] = pointOf(unscaled, [edges.west, parallel]);
const [right] = pointOf(unscaled, [edges.east, parallel]);
const [, top] = pointOf(unscaled, [meridian, edges.north]);
const [, bottom] = pointOf(unscaled, [meridian, edges.south]);

const hundredth = (value: number) => Math.round(value * 100) / 100;
const scale = hundredth(width / (right - left));

/**
 * The map's projection in d3-geo's terms. The drawing contains these figures, so that the site can place markers on it.
 */
export const view = {
  rotate: [-meridian, 0],
  scale,
  translate: [width / 2, hundredth(-top * scale)],
} as const;

export const frame = { width, height: Math.round((bottom - top) * scale) } as const;

const projection = geoNaturalEarth1()
  .rotate([...view.rotate])
  .scale(view.scale)
  .translate([...view.translate]);

/** The point of a place in the drawing, by degrees east and north. Places off the map are outside the frame. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  const [x, y] = pointOf(projection, [longitude, latitude]);
  return { x, y };
}
