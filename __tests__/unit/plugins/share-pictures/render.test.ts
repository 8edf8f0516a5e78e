import sharp from 'sharp';
import { createRenderer } from '../../../../plugins/gatsby-plugin-share-pictures/render';
import { brand } from '../../../fixtures/brand';

const picture = '__tests__/fixtures/sample.png';
/** The left half of a card, where its words are. */
const area = { left: 60, top: 130, width: 540, height: 410 };

let render: Awaited<ReturnType<typeof createRenderer>>;
beforeAll(async () => void (render = await createRenderer(brand)));

it.each([
  ['a long title', { title: 'Many words '.repeat(9) }, { title: 'Many words' }],
  ['a kicker', { title: 'Risk', kicker: 'Fraud' }, { title: 'Risk' }],
])('%s shows on a card', async (_name, card, other) => {
  const words = async (texts: { title: string; kicker?: string }) =>
    sharp(await render({ ...texts, picture }))
      .extract(area)
      .toBuffer();
  expect((await words(card)).equals(await words(other))).toBe(false);
});
