/** A point in the units of the map. */
interface Point {
  x: number;
  y: number;
}

/** The path data from one point to the next: half of the climb diagonally, then straight, then the rest diagonally. */
function leg(from: Point, to: Point): string {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const half = Math.min(Math.abs(width), Math.abs(height)) / 2;
  const [right, down] = [half * Math.sign(width), half * Math.sign(height)];
  return `L${from.x + right} ${from.y + down}L${to.x - right} ${to.y - down}L${to.x} ${to.y}`;
}

/** The path data of a line through all points, with bends of 45 degrees. */
export function litPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      return previous ? leg(previous, point) : `M${point.x} ${point.y}`;
    })
    .join('');
}
