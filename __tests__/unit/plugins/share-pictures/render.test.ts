import sharp from 'sharp';
import { createRenderer } from '../../../../plugins/gatsby-plugin-share-pictures/render';

const picture = 'content/insights/blog/pictures/blog1.png';

const brand = {
  name: 'Sample & Sons',
  url: 'https://www.sample.example',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="currentColor"><path d="M0 0H9V9z"/></svg>',
};

/** How high the words stand on a card, in pixels: the rows of its left half that are not plain ink. */
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

it('renders cards of the size that networks ask for, from one word to a title of many', async () => {
  const render = await createRenderer(brand);
  const short = await render({ title: 'Risk', picture });
  const long = await render({
    title: 'A title of many words '.repeat(6),
    kicker: 'Fraud',
    picture,
  });
  for (const card of [short, long]) {
    const { format, width, height } = await sharp(card).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
  expect(await heightOfWords(short)).toBeGreaterThan(40);
  expect(await heightOfWords(long)).toBeGreaterThan(2 * (await heightOfWords(short)));
  expect(await heightOfWords(long)).toBeLessThan(400);
});

it('names the picture that cannot be read', async () => {
  const render = await createRenderer(brand);
  await expect(render({ title: 'Risk', picture: 'none.png' })).rejects.toThrow('none.png');
});
