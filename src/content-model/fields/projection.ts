/** A point of the drawing, in its own units from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The size of the drawing and the latitudes of its edges: from 57° south to 78° north. */
export const frame = { width: 1000, height: 470, south: -57, north: 78 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Natural Earth projection: T. Patterson, B. Šavrič, B. Jenny, Cartographica 46 (2011). */
function naturalEarth(longitude: number, latitude: number): Point {
  const lambda = radians(longitude);
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

const east = naturalEarth(180, 0).x;
const top = naturalEarth(0, frame.north).y;
const bottom = naturalEarth(0, frame.south).y;

/** The point of a place in the drawing; degrees east and north. */
export function project(longitude: number, latitude: number): Point {
  const { x, y } = naturalEarth(longitude, latitude);
  return {
    x: ((x + east) / (2 * east)) * frame.width,
    y: ((top - y) / (top - bottom)) * frame.height,
  };
}
