import sharp from 'sharp';
import { frame } from '../../../../src/content-model/nodes/projection';
import { drawMap, markerPosition } from '../../../../src/content-model/nodes/world-map';

/** The map on black, as grey values: land is the lighter. */
let pixels: Buffer;

beforeAll(async () => {
  pixels = await sharp(Buffer.from(await drawMap()))
    .resize(frame.width, frame.height)
    .flatten({ background: '#000' })
    .greyscale()
    .raw()
    .toBuffer();
});

test.each([
  ['London', -0.128, 51.507, true],
  ['Mumbai, a little inland', 74, 19.076, true],
  ['the middle of Africa', 20, 15, true],
  ['the Atlantic', -15, 45, false],
  ['the Arabian Sea', 65, 15, false],
  ['the Caspian Sea', 51, 42, false],
])('%s', (_place, longitude, latitude, expected) => {
  const { left, top } = markerPosition({ longitude, latitude });
  const [x, y] = [Math.round((left / 100) * frame.width), Math.round((top / 100) * frame.height)];
  expect((pixels[y * frame.width + x] ?? 0) > 64).toBe(expected);
});

test('east is right of west and north above south', () => {
  const london = markerPosition({ longitude: -0.128, latitude: 51.507 });
  const mumbai = markerPosition({ longitude: 72.878, latitude: 19.076 });
  expect(london.left).toBeLessThan(mumbai.left);
  expect(london.top).toBeLessThan(mumbai.top);
});
