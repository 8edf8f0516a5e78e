import sharp from 'sharp';
import { pictureMistake } from '../../../../src/content-model/rules/pictures';
import { cleanSvg } from '../../../../src/content-model/source/clean-svg';
import { body, content, field, itAccepts, itFinds, sampleFiles } from './sample-content';

const { post, news } = sampleFiles;
const home = 'pages/home.json';
const sample = './pictures/sample.png';

const flatPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } }).png();

/** A picture from a camera held upright, which is shown rotated by 90 degrees. */
const turned = (width: number, height: number) =>
  flatPicture(width, height).withMetadata({ orientation: 6 }).toBuffer();

/** An animated WebP picture. */
async function movingPicture() {
  const frame = await flatPicture(900, 600).toBuffer();
  const other = await sharp(frame).negate().toBuffer();
  return sharp([frame, other], { join: { animated: true } })
    .webp()
    .toBuffer();
}

const again = 'Save it again as PNG or JPEG';

it.each([
  ['png', `cannot be read. ${again}`, () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['png', `is empty. ${again}`, () => ''],
  ['png', `is a web page, not a picture. ${again}`, () => '<!doctype html><title>404</title>'],
  [
    'png',
    'is a Git LFS pointer, not the picture. Run git lfs pull',
    () => 'version https://git-lfs.github.com/spec/v1\noid sha256:0',
  ],
  ['png', 'is a tiff file. Save it as PNG or JPEG', () => flatPicture(900, 600).tiff().toBuffer()],
  ['webp', 'is animated. Save one frame of it as PNG or JPEG', movingPicture],
  [
    'png',
    'is cut off or damaged. Save or copy it again',
    async () => (await flatPicture(900, 600).toBuffer()).subarray(0, -200),
  ],
  [
    'png',
    'is a jpeg file with the wrong extension. Rename it to .jpeg',
    () => flatPicture(900, 600).jpeg().toBuffer(),
  ],
  [
    'png',
    'is 799 pixels wide, but at least 800 are needed. Save it larger, 2400 pixels wide where you can',
    () => flatPicture(799, 600).toBuffer(),
  ],
  [
    'png',
    'is 6001 by 10 pixels, but at most 6000 are allowed. Save it smaller; 2400 pixels wide is enough',
    () => flatPicture(6001, 10).toBuffer(),
  ],
  [
    'png',
    'is a file of 4.1 MB, but at most 4.0 MB are allowed. Save it smaller; 2400 pixels wide is enough',
    () => Buffer.alloc(4_100_000),
  ],
])('a .%s file %s', async (ending, message, make) => {
  const name = `picture.${ending}`;
  content.write(name, await make());
  const { problem, remedy } = (await pictureMistake(content.at(name))) ?? {};
  expect(`${problem}. ${remedy}`).toBe(message);
});

itFinds('pictures', {
  [`./pictures/sampel.png does not exist. Did you mean ${sample}?`]: () =>
    field(home, 'banner.picture.file', './pictures/sampel.png'),
  '../../secret.png is outside the content folder. Put the file beside this one': () =>
    field(home, 'banner.picture.file', '../../secret.png'),
  [`${sample} is 1200 by 1600 pixels, but must be wider than it is high. Save it in landscape, such as 2400 by 1350 pixels`]:
    async () => {
      content.write('insights/news/pictures/sample.png', await turned(1600, 1200));
      return `${news}:${content.lineOf(news, sample)}: picture.file`;
    },
  [`./pictures/smaple.png does not exist. Did you mean ${sample}?`]: () =>
    body('A text.\n\n![Layers](./pictures/smaple.png)', 2),
  [`${sample} has no alternative text. Write what it shows between the brackets: ![What it shows](./…)`]:
    () => body(`![](${sample})`),
  [`${sample} is inside other text, where pictures are not shown. Put it in its own paragraph, between two empty lines`]:
    () => body(`See ![Layers](${sample}) here.`),
  'launch is a symbol used for controls. Choose one that shows the subject': () =>
    field('why-choose-us.json', 'cards.0.pictogram', 'launch'),
  'security-sheild is not a pictogram. Did you mean security--shield?': () =>
    field('why-choose-us.json', 'cards.0.pictogram', 'security-sheild'),
});

itAccepts('a portrait file that is shown in landscape for', [news], async () =>
  content.write('insights/news/pictures/sample.png', await turned(900, 1600)),
);

itAccepts('the text', ['![A plan](./pictures/sample.png) {.wide}'], body);

/** Replaces the logo. */
function drawing(text: string): string {
  content.write('pictures/bad.svg', text);
  return field('site.json', 'mark', './pictures/bad.svg');
}

const svg = (part: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${part}<path d="M1 1h7v7z"/></svg>`;

const address = 'https://elsewhere.example';

it.each([
  ['<path d="M0 0h9v9z" onclick="a()"/>', 'onclick'],
  ['<a href="&#106;avascript:a()"><path d="M0 0h9v9z"/></a>', '<a>'],
  ['<set attributeName="href" to="javascript:a()"/>', '<set>'],
  ['<g><animate attributeName="x" to="9"/><path d="M0 0h9v9z"/></g>', '<animate>'],
  [`<style>@import "${address}/a.css";</style>`, '<style>'],
  [`<image width="9" height="9" href="${address}/a.png"/>`, '<image>'],
  [`<path d="M0 0h9v9z" fill="url(${address}#a)"/>`, 'fill'],
  [`<use href="${address}/a.svg#a"/>`, 'href'],
  ['<title><![CDATA[> <img onerror="a()">]]></title>', '<![CDATA['],
])('%s is not allowed in a drawing', (part, name) => {
  expect([...cleanSvg(svg(part)).removed]).toEqual([name]);
});

itFinds('drawings', {
  './pictures/bad.svg contains <script>, which drawings must not contain. Save it with shapes, colours and gradients only, styles as attributes':
    () => drawing(svg('<script/>')),
  './pictures/bad.svg has 101 kB, but at most 100 kB are allowed. Save a simpler drawing, or use a PNG where pictures are allowed':
    () => drawing(`<svg>${' '.repeat(100_000)}</svg>`),
  './pictures/bad.svg is not an SVG. Save the drawing as SVG': () => drawing('A text'),
  './pictures/bad.svg has no viewBox, without which it is cut off at other sizes. Write viewBox="0 0 width height", with its size, into <svg>':
    () => drawing(svg('')),
});

const link = (address: string) => field('clients.json', 'action.address', address);
const anotherPage = '/insights/blog/content/another';
const unpublished = (name: string) =>
  `/insights/blog/content/${name} leads to content/insights/blog/${name}.md, which is not published by that day. Publish that page first, or remove the link`;

itFinds('links', {
  '/contcat does not lead to a page of this site. Did you mean /contact?': () => link('/contcat'),
  '/contact/ does not lead to a page of this site. Did you mean /contact?': () => link('/contact/'),
  '/contact#enquiry leads to a heading or part that the page does not have. Did you mean #enquiry-form?':
    () => link('/contact#enquiry'),
  '/solutions/solution1#feature-9 leads to a heading or part that the page does not have. Did you mean #feature-1?':
    () => link('/solutions/solution1#feature-9'),
  '"contact" is not a page of this site or an address that starts with https://. Write a page of this site, such as /contact, or an address that starts with https://':
    () => link('contact'),
  '/insights/fraud does not lead to a page of this site. Write the address of a page, such as /contact':
    () => body('See [the fraud page](/insights/fraud).'),
  'javascript:alert(1) is not a valid link address. Write a page of this site, such as /contact, or an address that starts with https://':
    () => body('[Click](javascript:alert(1))'),
  '/\\elsewhere.example leads to another site. Write its address with https://': () =>
    body('[Click](</\\elsewhere.example>)'),
  '/\t/elsewhere.example leads to another site. Write its address with https://': () =>
    body('[Click](</\t/elsewhere.example>)'),
  '#where-to-begn leads to a heading or part that the page does not have. Did you mean #where-to-begin?':
    () => body('## Where to begin\n\nSee [above](#where-to-begn).', 2),
  './post.md is not a valid link address. Write /insights/blog/content/post': () =>
    body('See [this](./post.md).'),
  [unpublished('another')]: () => {
    content.set(content.addPost(), 'draft', true);
    return link(anotherPage);
  },
  [unpublished('later')]: () => {
    content.set(content.addPost('insights/blog/later.md'), 'date', '2026-01-31');
    return body('[Next](/insights/blog/content/later)');
  },
});

it.each([
  ['a draft to a later post', 'draft', true, '2026-03-01'],
  ['a later post to an earlier one', 'date', '2026-03-01', '2026-02-01'],
  ['a published post to a post dated today', 'draft', false, '2026-01-15'],
])('accepts a link from %s', async (_name, name, value, day) => {
  content.set(content.addPost(), 'date', day);
  content.setBody(post, `[Next](${anotherPage})`);
  content.set(post, name, value);
  expect(await content.mistakes()).toEqual([]);
});
