import sharp from 'sharp';
import { createRenderer } from '../../../../plugins/gatsby-plugin-share-pictures/render';
import { brand } from '../../../fixtures/brand';
import { useFolder } from '../../../fixtures/folder';

const picture = '__tests__/fixtures/sample.png';
/** The left half of a card, where its words are. */
const area = { left: 60, top: 130, width: 540, height: 410 };

const { at } = useFolder();

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

it('a picture that a phone stores upside down stands upright on a card', async () => {
  const drawing = Buffer.from('<svg width="900" height="600"><path d="M0 0H900V300H0z" /></svg>');
  await sharp(drawing).png().toFile(at('upright.png'));
  const turned = sharp(drawing).rotate(180).withMetadata({ orientation: 3 });
  await turned.png().toFile(at('turned.png'));
  const corner = async (name: string) =>
    sharp(await render({ title: 'Risk', picture: at(name) }))
      .extract({ left: 1100, top: 8, width: 64, height: 64 })
      .toBuffer();
  expect((await corner('turned.png')).equals(await corner('upright.png'))).toBe(true);
});
