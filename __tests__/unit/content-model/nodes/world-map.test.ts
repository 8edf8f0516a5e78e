import sharp from 'sharp';
import { markerPosition } from '../../../../src/content-model/nodes/world-map';

const [width, height] = [2000, 870];
const context = { nodeModel: { findOne: () => Promise.resolve(null) } };
const positionOf = (longitude: number, latitude: number) =>
  markerPosition({ longitude, latitude }, {}, context);

/** The map on black, as grey values: land is lighter. */
let pixels: Buffer;

beforeAll(async () => {
  pixels = await sharp('content/pages/pictures/map.svg')
    .resize(width, height)
    .flatten({ background: '#000' })
    .greyscale()
    .raw()
    .toBuffer();
});

test.each([
  ['London', -0.128, 51.507, true],
  ['Mumbai, a little inland', 74, 19.076, true],
  ['New York', -74.5, 41, true],
  ['Sydney, a little inland', 149, -33, true],
  ['the Arabian Sea', 65, 15, false],
  ['the Pacific', -140, 0, false],
  ['the Caspian Sea', 51, 42, false],
])('the map shows %s in the right place', async (_place, longitude, latitude, expected) => {
  const { left, top } = await positionOf(longitude, latitude);
  const [x, y] = [Math.round((left / 100) * width), Math.round((top / 100) * height)];
  expect((pixels[y * width + x] ?? 0) > 64).toBe(expected);
});

test('east is to the right of west, and north is above south', async () => {
  const london = await positionOf(-0.128, 51.507);
  const mumbai = await positionOf(72.878, 19.076);
  expect(london.left).toBeLessThan(mumbai.left);
  expect(london.top).toBeLessThan(mumbai.top);
});
