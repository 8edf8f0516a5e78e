import sharp from 'sharp';
import { icons } from '../../../../plugins/gatsby-plugin-site-files/icons';
import { colourOf } from '../../../../plugins/palette';

test.each([
  ['<svg viewBox="0 0 9 9" fill="currentColor"><path d="M0 0H9V9H0z"/></svg>'],
  ['<svg width="20" viewBox="0 0 5 5"><path fill="currentColor" d="M0 0H5V5H0z"/></svg>'],
])('the icon of %s has it on ink, in paper', async (mark) => {
  const { 'apple-touch-icon.png': icon = '' } = await icons(mark);
  const { data, info } = await sharp(icon)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(180);
  const colourAt = (place: number) =>
    `#${data.subarray((place * 180 + place) * 3, (place * 180 + place) * 3 + 3).toString('hex')}`;
  expect([10, 40, 90, 142, 170].map(colourAt)).toEqual(
    ['--ink', '--paper', '--paper', '--paper', '--ink'].map(colourOf),
  );
});
