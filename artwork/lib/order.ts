import { crossings, type Box, type Point3, type Shape } from './geometry';
import { isometric } from './projection';
import { boxOf, type Item } from './scene';

const NEAR = 1e-6;

/**
 * One painting step. A solid with holes takes two: first the walls of its holes, later the rest, so that
 * items inside a hole can be painted in between.
 */
export interface Step {
  readonly item: Item;
  readonly part: 'all' | 'walls' | 'shell';
}

/** The pairs of axes, each of which has one measure across the lines of sight. */
const pairs = [
  ['x', 'y'],
  ['x', 'z'],
  ['y', 'z'],
] as const;

/** Whether two boxes can cover each other in the picture: they overlap in every measure across the lines of sight. */
function overlap(eye: Point3, a: Box, b: Box): boolean {
  return pairs.every(([u, v]) => {
    // Without a part in both axes, the viewer sees none of this pair.
    if (eye[u] === 0 && eye[v] === 0) return true;
    const low = (box: Box): number => box[`${u}0`] * eye[v] - box[`${v}1`] * eye[u];
    const high = (box: Box): number => box[`${u}1`] * eye[v] - box[`${v}0`] * eye[u];
    return high(a) > low(b) + NEAR && high(b) > low(a) + NEAR;
  });
}

/** Whether a plane across one axis separates the boxes, with `a` on the far side. */
function behind(a: Box, b: Box): boolean {
  return a.z1 <= b.z0 + NEAR || a.x1 <= b.x0 + NEAR || a.y1 <= b.y0 + NEAR;
}

/** The depths at which the line of sight from (u, 0) enters and leaves a shape. */
function depths(eye: Point3, shape: Shape, u: number): [number, number][] {
  return crossings(shape, [u, 0], [eye.x, eye.y]).flatMap((start, i, all): [number, number][] => {
    const end = all[i + 1];
    return i % 2 === 0 && end !== undefined ? [[start, end]] : [];
  });
}

/** How two solids at the same level compare on the lines of sight through both: -1, 1, neither or both. */
function compareShapes(eye: Point3, a: Shape, b: Shape): Set<number> {
  const signs = new Set<number>();
  const us = [...a, ...b].flat().map(([x, y]) => x * eye.y - y * eye.x);
  const low = Math.min(...us);
  const step = (Math.max(...us) - low) / 211;
  for (let i = 0; i < 211; i += 1) {
    const u = low + (i + 0.437) * step;
    for (const [a0, a1] of depths(eye, a, u)) {
      for (const [b0, b1] of depths(eye, b, u)) signs.add(a0 + a1 < b0 + b1 ? -1 : 1);
    }
  }
  return signs;
}

/** Which of two steps comes first: -1 for the first, 1 for the second, 0 if the order does not matter. */
function compare(eye: Point3, one: Step, two: Step): number {
  if (one.item === two.item) return -1;
  const [a, b] = [boxOf(one.item), boxOf(two.item)];
  if (!overlap(eye, a, b)) return 0;
  if (behind(a, b)) return -1;
  if (behind(b, a)) return 1;
  if (one.item.kind === 'solid' && two.item.kind === 'solid') {
    const [sign = 0, ...more] = compareShapes(eye, one.item.shape, two.item.shape);
    if (more.length === 0) return sign;
  }
  if (one.part !== 'all' && b.z1 <= a.z1 + NEAR) return one.part === 'walls' ? -1 : 1;
  if (two.part !== 'all' && a.z1 <= b.z1 + NEAR) return two.part === 'walls' ? 1 : -1;
  throw new Error(`Two items intersect: ${JSON.stringify([a, b])}`);
}

interface Node {
  readonly step: Step;
  readonly after: Node[];
  /** The number of steps that must be painted before this one. */
  waiting: number;
}

/**
 * The items from back to front as seen from `eye`: compares every pair that can cover each other and sorts topologically.
 * Throws if items intersect or cover each other in a cycle.
 */
export function paintingOrder(items: readonly Item[], eye = isometric.eye): Step[] {
  const nodes = items.flatMap((item) => {
    const hasHoles = item.kind === 'solid' && item.shape.length > 1;
    const parts: Step['part'][] = hasHoles ? ['walls', 'shell'] : ['all'];
    return parts.map((part): Node => ({ step: { item, part }, after: [], waiting: 0 }));
  });
  nodes.forEach((one, i) => {
    for (const two of nodes.slice(i + 1)) {
      const sign = compare(eye, one.step, two.step);
      if (sign === 0) continue;
      const [first, second] = sign < 0 ? [one, two] : [two, one];
      first.after.push(second);
      second.waiting += 1;
    }
  });
  const sorted = nodes.filter(({ waiting }) => waiting === 0);
  // The loop also visits the nodes that it adds.
  for (const { after } of sorted) {
    for (const next of after) {
      next.waiting -= 1;
      if (next.waiting === 0) sorted.push(next);
    }
  }
  if (sorted.length < nodes.length) throw new Error('Items cover each other in a cycle');
  return sorted.map(({ step }) => step);
}
