/** A point of the drawing, in its own units from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The part of the world that the map shows, in degrees: from the Atlantic to the Bay of Bengal. */
const edges = { west: -19, east: 96, south: 3, north: 60 } as const;

/** The width of the drawing, in its own units. */
const width = 1000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Natural Earth projection: T. Patterson, B. Šavrič, B. Jenny, Cartographica 46 (2011). Its central meridian is the
 * middle of the map.
 */
function naturalEarth(longitude: number, latitude: number): Point {
  const lambda = radians(longitude - (edges.west + edges.east) / 2);
  const phi = radians(latitude);
  const phi2 = phi * phi;
  const phi4 = phi2 * phi2;
  return {
    x:
      lambda *
      (0.8707 - 0.131979 * phi2 + phi4 * (-0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4))),
    y:
      phi * (1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4))),
  };
}

const middle = (edges.south + edges.north) / 2;
const left = naturalEarth(edges.west, middle).x;
const top = naturalEarth(0, edges.north).y;
const scale = width / (naturalEarth(edges.east, middle).x - left);

/** The size of the drawing, in its own units. */
export const frame = {
  width,
  height: Math.round((top - naturalEarth(0, edges.south).y) * scale),
} as const;

/** The point of a place in the drawing; degrees east and north. Places off the map are outside the frame. */
export function project(longitude: number, latitude: number): Point {
  const { x, y } = naturalEarth(longitude, latitude);
  return { x: (x - left) * scale, y: (top - y) * scale };
}
