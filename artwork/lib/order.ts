import { crossings, type Box, type Shape } from './geometry';
import { boxOf, type Item, type Solid } from './scene';

const NEAR = 1e-6;

/**
 * One painting step. A solid with holes takes two: first the walls of its holes, later the rest, so that
 * items inside a hole can be painted in between.
 */
export interface Step {
  readonly item: Item;
  readonly part: 'all' | 'walls' | 'shell';
}

/** Whether two boxes can cover each other in the picture: they overlap along all three isometric diagonals. */
function overlap(a: Box, b: Box): boolean {
  const apart = (a0: number, a1: number, b0: number, b1: number): boolean =>
    a1 <= b0 + NEAR || b1 <= a0 + NEAR;
  return !(
    apart(a.x0 - a.y1, a.x1 - a.y0, b.x0 - b.y1, b.x1 - b.y0) ||
    apart(a.x0 - a.z1, a.x1 - a.z0, b.x0 - b.z1, b.x1 - b.z0) ||
    apart(a.y0 - a.z1, a.y1 - a.z0, b.y0 - b.z1, b.y1 - b.z0)
  );
}

/** Whether a plane across one axis separates the boxes, with `a` on the far side. */
function behind(a: Box, b: Box): boolean {
  return a.z1 <= b.z0 + NEAR || a.x1 <= b.x0 + NEAR || a.y1 <= b.y0 + NEAR;
}

/** The depths at which the line of sight x − y = u enters and leaves a shape. */
function depths(shape: Shape, u: number): [number, number][] {
  return crossings(shape, [u, 0], [1, 1]).flatMap((start, i, all): [number, number][] => {
    const end = all[i + 1];
    return i % 2 === 0 && end !== undefined ? [[start, end]] : [];
  });
}

/** Which of two solids at the same level comes first, by lines of sight through both. */
function compareShapes(a: Solid, b: Solid): { readonly aFirst: boolean; readonly bFirst: boolean } {
  let aFirst = false;
  let bFirst = false;
  const us = [...a.shape, ...b.shape].flat().map(([x, y]) => x - y);
  const low = Math.min(...us);
  const step = (Math.max(...us) - low) / 211;
  for (let i = 0; i < 211; i += 1) {
    const u = low + (i + 0.437) * step;
    for (const [a0, a1] of depths(a.shape, u)) {
      for (const [b0, b1] of depths(b.shape, u)) {
        if (a0 + a1 < b0 + b1) aFirst = true;
        else bFirst = true;
      }
    }
  }
  return { aFirst, bFirst };
}

/** The pairs [earlier, later] of indices that follow from comparing two steps; none or one. */
function relate(steps: readonly Step[], i: number, j: number): [number, number][] {
  const one = steps[i];
  const two = steps[j];
  if (!one || !two) return [];
  if (one.item === two.item) return one.part === 'walls' ? [[i, j]] : [[j, i]];
  const a = boxOf(one.item);
  const b = boxOf(two.item);
  if (!overlap(a, b)) return [];
  if (behind(a, b)) return [[i, j]];
  if (behind(b, a)) return [[j, i]];
  if (one.item.kind === 'solid' && two.item.kind === 'solid') {
    const { aFirst, bFirst } = compareShapes(one.item, two.item);
    if (aFirst && !bFirst) return [[i, j]];
    if (bFirst && !aFirst) return [[j, i]];
    if (!aFirst) return [];
  }
  if (one.part !== 'all' && b.z1 <= a.z1 + NEAR) return one.part === 'walls' ? [[i, j]] : [[j, i]];
  if (two.part !== 'all' && a.z1 <= b.z1 + NEAR) return two.part === 'walls' ? [[j, i]] : [[i, j]];
  throw new Error(`Two items intersect: ${JSON.stringify([a, b])}`);
}

/**
 * The items from back to front: compares every pair that can cover each other and sorts topologically.
 * Throws if items intersect or cover each other in a cycle.
 */
export function paintingOrder(items: readonly Item[]): Step[] {
  const steps = items.flatMap((item): Step[] =>
    item.kind === 'solid' && item.shape.length > 1
      ? [
          { item, part: 'walls' },
          { item, part: 'shell' },
        ]
      : [{ item, part: 'all' }],
  );
  const after = steps.map((): number[] => []);
  const waiting = steps.map(() => 0);
  for (let i = 0; i < steps.length; i += 1) {
    for (let j = i + 1; j < steps.length; j += 1) {
      for (const [first, second] of relate(steps, i, j)) {
        after[first]?.push(second);
        waiting[second] = (waiting[second] ?? 0) + 1;
      }
    }
  }
  const ready = waiting.flatMap((count, i) => (count === 0 ? [i] : []));
  const sorted: Step[] = [];
  for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
    const step = steps[next];
    if (step) sorted.push(step);
    for (const follower of after[next] ?? []) {
      const left = (waiting[follower] ?? 0) - 1;
      waiting[follower] = left;
      if (left === 0) ready.push(follower);
    }
  }
  if (sorted.length < steps.length) throw new Error('Items cover each other in a cycle');
  return sorted;
}
