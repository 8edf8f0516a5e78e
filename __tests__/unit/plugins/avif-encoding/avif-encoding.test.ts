import sharp from 'sharp';
import { setAvifDefaults } from '../../../../plugins/gatsby-plugin-avif-encoding/set-avif-defaults';

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

test('pictures are encoded with less effort and fewer colours, the options that are given still hold', async () => {
  const raw = { raw: { width: 64, height: 64, channels: 3 } } as const;
  const pixels = await picture();
  const ours = { quality: 62, effort: 2, chromaSubsampling: '4:2:0' };
  const theirs = { quality: 62, effort: 4, chromaSubsampling: '4:4:4' };
  const asked = await sharp(pixels, raw).avif(ours).toBuffer();
  const usual = await sharp(pixels, raw).avif({ quality: 62 }).toBuffer();
  expect(usual.equals(asked)).toBe(false);

  setAvifDefaults();
  expect((await sharp(pixels, raw).avif({ quality: 62 }).toBuffer()).equals(asked)).toBe(true);
  const given = await sharp(pixels, raw).avif(theirs).toBuffer();
  expect(given.equals(usual)).toBe(true);
});
