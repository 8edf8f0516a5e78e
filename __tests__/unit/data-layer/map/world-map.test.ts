import { markerPosition, worldMap } from '../../../../src/data-layer/map/world-map';

/** Tells whether a survey line near this point of the map crosses land there. */
async function isLand(longitude: number, latitude: number): Promise<boolean> {
  const { land, width, height } = await worldMap();
  const { left, top } = markerPosition({ longitude, latitude });
  const [x, y] = [(left / 100) * width, (top / 100) * height];
  const lines = [...land.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g)].map((match) =>
    match.slice(1).map(Number),
  );
  return lines.some(([from = 0, at = 0, to = 0]) => Math.abs(at - y) < 4 && from <= x && x <= to);
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
