import sharp from 'sharp';
import { createRenderer } from '../../../../plugins/gatsby-plugin-share-pictures/render';
import { brand } from '../../../fixtures/brand';

const picture = '__tests__/fixtures/sample.png';

/** The rows of a card's left half that are not plain ink, each with its brightest pixel. */
async function rowsOfWords(card: Buffer) {
  const area = { left: 60, top: 130, width: 540, height: 410 };
  const { data } = await sharp(card).extract(area).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: area.width * area.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3);
    return { red, green, blue };
  });
  return Array.from({ length: area.height }, (_, row) =>
    pixels
      .slice(row * area.width, (row + 1) * area.width)
      .reduce((best, pixel) => (pixel.green > best.green ? pixel : best)),
  ).filter(({ green }) => green > 90);
}

it('renders short and long titles, each below its kicker', async () => {
  const render = await createRenderer(brand);
  const short = await rowsOfWords(await render({ title: 'Risk', picture }));
  const title = 'A title of many words '.repeat(6);
  const long = await rowsOfWords(await render({ title, kicker: 'Fraud', picture }));
  expect(short.length).toBeGreaterThan(40);
  expect(long.length).toBeGreaterThan(2 * short.length);
  // The kicker has the palette's accent, the title is nearly white.
  const colour = long.map((pixel) => {
    const channels = Object.values(pixel);
    return Math.max(...channels) - Math.min(...channels);
  });
  expect(Math.max(...colour.slice(0, 10))).toBeGreaterThan(40);
  expect(Math.max(...colour.slice(-60))).toBeLessThan(40);
});

it('sets signs and letters that the brand’s typeface lacks', async () => {
  const render = await createRenderer(brand);
  for (const title of '₹½²≥łșΩЯ') {
    expect((await rowsOfWords(await render({ title, picture }))).length).toBeGreaterThan(15);
  }
});
