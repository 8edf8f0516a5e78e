import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { drawings } from './drawings';
import { fromRoot } from './lib/files';
import type { Point3 } from './lib/geometry';
import { paintingOrder } from './lib/order';
import { litPath } from './lib/path';
import { onPlane, project, section } from './lib/projection';
import { slab, type Solid } from './lib/scene';
import { aigovernance } from './pictures/aigovernance';
import { liabilityProtection } from './pictures/factsheet';
import { operationalrisk } from './pictures/operationalrisk';
import { riskmanagement } from './pictures/riskmanagement';

/** Drawing all pictures takes minutes, so only one is drawn. */
const isQuick = (file: string) => !/^content.*png$/.test(file) || file === liabilityProtection.file;

for (const [file, draw] of Object.entries(drawings).filter(([name]) => isQuick(name))) {
  test(`${file} is what the code draws`, async () => {
    assert.ok(Buffer.from(await draw()).equals(await readFile(fromRoot(file))), file);
  });
}

test('items are painted from back to front, in any order of the list', () => {
  const back = slab([0, 0], [1, 1], [0, 1], '#ffffff');
  const front = slab([1, 0], [1, 1], [0, 1], '#ffffff');
  const above = slab([0, 0], [2, 1], [1, 2], '#ffffff');
  const order = paintingOrder([above, front, back]).map(({ item }) => item);
  assert.deepEqual(order, [back, front, above]);
});

test('what is in front depends on where the scene is seen from', () => {
  const low = slab([0, 1], [2, 1], [0, 1], '#ffffff');
  const high = slab([0, 0], [2, 3], [1, 2], '#ffffff');
  const before = slab([0, 2], [1, 1], [0, 1], '#ffffff');
  const last = (eye: Point3, items: Solid[]) => paintingOrder(items, eye).at(-1)?.item;
  assert.equal(last({ x: 0, y: 0, z: 1 }, [high, low, before]), high);
  assert.equal(last(section.eye, [before, low]), before);
});

for (const { file, items, view, size } of [aigovernance, riskmanagement]) {
  test(`the end of the path of ${file} is whole in the narrowest banner, 358 by 480 px`, () => {
    const shown = (size[1] * 358) / 480;
    const end = items.find((item) => item.kind === 'stroke' && item.closed);
    assert.ok(end?.kind === 'stroke');
    for (const point of end.lines.flat()) {
      const [x] = project(view, onPlane(end.plane, point));
      assert.ok(x + end.width * view.scale < (size[0] + shown) / 2);
    }
  });
}

test('the path of Operational Risk comes from beyond the picture', () => {
  const { items, view } = operationalrisk;
  const path = items.find((item) => item.kind === 'stroke');
  const start = path?.kind === 'stroke' && path.lines[0]?.[0];
  assert.ok(path?.kind === 'stroke' && start);
  const [, y] = project(view, onPlane(path.plane, start));
  assert.ok(y < 0);
});

test('solids that intersect are an error', () => {
  const solids = [slab([0, 1], [3, 1], [0, 1], '#ffffff'), slab([1, 0], [1, 3], [0, 1], '#ffffff')];
  assert.throws(() => paintingOrder(solids), /intersect/);
});

test('a diagonal path is an error', () => {
  assert.throws(() => litPath([], {}, [0, 0], [1, 1]), /one axis/);
});
