import sharp from 'sharp';
import { createRenderer } from '../../../../plugins/gatsby-plugin-share-pictures/render';
import { brand } from '../../../fixtures/brand';

const picture = 'static/icon-512.png';

/** The height of the words on a card, in pixels: the rows of its left half that are not plain ink. */
async function heightOfWords(card: Buffer): Promise<number> {
  const { data, info } = await sharp(card)
    .extract({ left: 60, top: 130, width: 540, height: 410 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((value) => value > 90),
  );
  return info.height - rows.indexOf(true);
}

it('renders short and long titles', async () => {
  const render = await createRenderer(brand);
  const short = await heightOfWords(await render({ title: 'Risk', picture }));
  const title = 'A title of many words '.repeat(6);
  const long = await heightOfWords(await render({ title, kicker: 'Fraud', picture }));
  expect(short).toBeGreaterThan(40);
  expect(long).toBeGreaterThan(2 * short);
  expect(long).toBeLessThan(400);
});
