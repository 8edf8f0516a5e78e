/** @jest-environment node */
import sharp from 'sharp';
import { lowerAvifEffort } from '../../../src/data-layer/avif-effort';

const picture = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#0a5a9e',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .raw()
    .toBuffer();

test('pictures are encoded with less effort, the options that are given still hold', async () => {
  const raw = { raw: { width: 64, height: 64, channels: 3 } } as const;
  const pixels = await picture();
  const asked = await sharp(pixels, raw).avif({ quality: 62, effort: 2 }).toBuffer();
  const usual = await sharp(pixels, raw).avif({ quality: 62 }).toBuffer();
  expect(usual.equals(asked)).toBe(false);

  lowerAvifEffort();
  expect((await sharp(pixels, raw).avif({ quality: 62 }).toBuffer()).equals(asked)).toBe(true);
  const eager = await sharp(pixels, raw).avif({ quality: 62, effort: 4 }).toBuffer();
  expect(eager.equals(usual)).toBe(true);
});
