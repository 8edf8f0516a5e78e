import { markerPosition, worldMap } from '../../../../src/content-model/fields/world-map';

/** Tells whether a survey line near this point of the map crosses land there. */
async function isLand(longitude: number, latitude: number): Promise<boolean> {
  const { land, width, height } = await worldMap();
  const { left, top } = markerPosition({ longitude, latitude });
  const [x, y] = [(left / 100) * width, (top / 100) * height];
  let end = { x: 0, y: 0 };
  const lines = [...land.matchAll(/m(\S+) (\S+)h(\d+)/g)].map((match) => {
    const [right = 0, down = 0, length = 0] = match.slice(1).map(Number);
    const from = end.x + right;
    end = { x: from + length, y: end.y + down };
    return { from, to: end.x, at: end.y };
  });
  return lines.some(({ from, to, at }) => Math.abs(at - y) < 4 && from <= x && x <= to);
}

test.each([
  ['London', -0.128, 51.507, true],
  ['Mumbai, a little inland', 74, 19.076, true],
  ['the Atlantic', -40, 40, false],
  ['the Indian Ocean', 80, -25, false],
])('%s', async (_place, longitude, latitude, expected) => {
  await expect(isLand(longitude, latitude)).resolves.toBe(expected);
});

test('the drawing is small enough to be part of a page', async () => {
  const { land } = await worldMap();
  expect(land.length).toBeLessThan(12_000);
});

test('east is right of west and north above south', () => {
  const london = markerPosition({ longitude: -0.128, latitude: 51.507 });
  const mumbai = markerPosition({ longitude: 72.878, latitude: 19.076 });
  expect(london.left).toBeLessThan(mumbai.left);
  expect(london.top).toBeLessThan(mumbai.top);
});
