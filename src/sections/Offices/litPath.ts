/**
 * The path data of a line through points in the units of the map, with bends of 45 degrees: half of a climb diagonally,
 * then straight, then the rest.
 */
export function litPath(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const from = points[index - 1];
      if (!from) return `M${x} ${y}`;
      const half = Math.min(Math.abs(x - from.x), Math.abs(y - from.y)) / 2;
      const [right, down] = [half * Math.sign(x - from.x), half * Math.sign(y - from.y)];
      return `l${right} ${down}L${x - right} ${y - down}L${x} ${y}`;
    })
    .join('');
}
