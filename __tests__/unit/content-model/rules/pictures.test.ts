import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictureMistake } from '../../../../src/content-model/rules/pictures';
import { cleanSvg } from '../../../../src/content-model/source/clean-svg';
import { content } from '../../../fixtures/site';
import { body, field, itAccepts, itFinds } from './planted';

const about = 'pages/about.json';
const sample = './pictures/sample.png';

const flatPicture = (width: number, height: number, format: 'png' | 'jpeg' | 'tiff' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .toFormat(format)
    .toBuffer();

/** A picture from a camera held upright, which is shown rotated by 90 degrees. */
const turned = (width: number, height: number) =>
  flatPicture(width, height).then((upright) =>
    sharp(upright).withMetadata({ orientation: 6 }).toBuffer(),
  );

/** An animated WebP picture. */
async function movingPicture() {
  const frame = await flatPicture(900, 600);
  const frames = [frame, await sharp(frame).negate().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const again = 'Save it again as PNG or JPEG';

/** Files that cannot be shown, by what is said of them. */
const unusable: Record<string, () => string | Buffer | Promise<Buffer>> = {
  [`cannot be read. ${again}`]: () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  [`is empty. ${again}`]: () => '',
  [`is a web page, not a picture. ${again}`]: () => '<!doctype html><title>404</title>',
  'is a Git LFS pointer, not the picture. Run git lfs pull': () =>
    'version https://git-lfs.github.com/spec/v1\noid sha256:0',
  'is a tiff file. Save it as PNG or JPEG': () => flatPicture(900, 600, 'tiff'),
  'is animated. Save one frame of it as PNG or JPEG': movingPicture,
  'is cut off or damaged. Save or copy it again': async () =>
    (await flatPicture(900, 600)).subarray(0, -200),
  'is a jpeg file with the wrong extension. Rename it to .jpeg': () =>
    flatPicture(900, 600, 'jpeg'),
  'is 799 pixels wide, but at least 800 are needed. Save it larger, 2400 pixels wide where you can':
    () => flatPicture(799, 600),
  'is 6001 by 10 pixels, but at most 6000 are allowed. Save it smaller; 2400 pixels wide is enough':
    () => flatPicture(6001, 10),
  'is a file of 4.1 MB, but at most 4.0 MB are allowed. Save it smaller; 2400 pixels wide is enough':
    () => Buffer.alloc(4_100_000),
};

it.each(Object.entries(unusable))('a file %s', async (message, make) => {
  const name = message.includes('animated') ? 'a.webp' : 'a.png';
  content.write(name, await make());
  const { problem, remedy } = (await pictureMistake(content.at(name))) ?? {};
  expect(`${problem}. ${remedy}`).toBe(message);
});

itFinds('pictures', {
  [`./pictures/sampel.png does not exist. Did you mean ${sample}?`]: () =>
    field(about, 'banner.picture.file', './pictures/sampel.png'),
  './pictures/b.png does not exist. Put the file there, or write the path of another': () => {
    content.write('pages/pictures/a.png', readFileSync(content.at('pages/pictures/sample.png')));
    return field(about, 'banner.picture.file', './pictures/b.png');
  },
  './pictures/a.png does not exist. Did you mean ../insights/blog/pictures/a.png?': () => {
    content.write('insights/blog/pictures/a.png', '');
    return field(about, 'banner.picture.file', './pictures/a.png');
  },
  // macOS decomposes accents, and has a narrow space in the names of screenshots.
  './pictures/é%20a.png has other accents or spaces than its file. Rename the file': () => {
    const picture = readFileSync(content.at('insights/blog/pictures/sample.png'));
    content.write('insights/blog/pictures/e\u0301\u202Fa.png', picture);
    return body('![A plan](./pictures/é%20a.png)');
  },
  '../../secret.png is outside the content folder. Put the file beside this one': () =>
    field(about, 'banner.picture.file', '../../secret.png'),
  [`${sample} is 1200 by 1600 pixels, but must be wider than it is high. Save it in landscape, such as 2400 by 1350 pixels`]:
    async () => {
      content.write('pages/pictures/sample.png', await turned(1600, 1200));
      return `${about}:${content.lineOf(about, sample)}: banner.picture.file`;
    },
  [`./pictures/smaple.png does not exist. Did you mean ${sample}?`]: () =>
    body('A text.\n\n![Layers](./pictures/smaple.png)', 2),
});

itAccepts('a portrait file that is shown in landscape for', [about], async () =>
  content.write('pages/pictures/sample.png', await turned(900, 1600)),
);

itAccepts('the text', ['![A plan](./pictures/sample.png) {.wide}'], body);

itAccepts('the picture', ['a b', 'a#b', '50%'], (name) => {
  const picture = readFileSync(content.at('insights/blog/pictures/sample.png'));
  content.write(`insights/blog/pictures/${name}.png`, picture);
  body(`![A](<./pictures/${name.replace(/[%#]/g, encodeURIComponent)}.png>)`);
});

const elsewhere = ['https://a.test/b.png', 'data:image/png;base64,AA', '//a.test/b.png'];
it.each(elsewhere)('the picture %s must be in the folder', async (address) => {
  body(`![A](${address})`);
  expect((await content.mistakes()).join()).toContain('Put the picture in the folder pictures');
});

/** Replaces the logo. */
function drawing(text: string): string {
  content.write('pictures/bad.svg', text);
  return field('site.json', 'mark', './pictures/bad.svg');
}

const svg = (part: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${part}<path d="M1 1h7v7z"/></svg>`;

/** A drawing of a few hundred bytes in which each part repeats the one before ten times. */
const nested = [1, 2, 3, 4, 5, 6]
  .map((part) => `<g id="p${part}">${`<use href="#p${part - 1}"/>`.repeat(10)}</g>`)
  .join('');

const address = 'https://elsewhere.example';

it.each([
  ['<script>a()</script>', 'script'],
  ['<path d="M0 0h9v9z" onclick="a()"/>', 'onclick'],
  ['<a href="&#106;avascript:a()"><path d="M0 0h9v9z"/></a>', 'href'],
  [`<style>@import "${address}/a.css";</style>`, 'style'],
  [`<image width="9" height="9" href="${address}/a.png"/>`, 'href'],
  ['<filter id="a"><feImage href="a.png"/></filter><path filter="url(#a)" d="M0 0h9"/>', 'href'],
  [`<path d="M0 0h9v9z" fill="url(${address}#a)"/>`, 'fill'],
  ['<path d="M0 0h9v9z" style="mask:url(a.svg#b)"/>', 'mask'],
  [`<use href="${address}/a.svg#a"/>`, 'href'],
  ['<title><![CDATA[> <img onerror="a()">]]></title>', 'img'],
])('%s is removed from a drawing', (part, words) => {
  const markup = cleanSvg(svg(part));
  expect(markup).toContain('<path d="M1 1h7v7z"/>');
  expect(markup).not.toContain(words);
});

const stops = '<stop offset="0" stop-color="#c00"/><stop offset="1" stop-color="#00c"/>';

it('a drawing keeps its gradient, and the colours of its styles', () => {
  const gradient = `<defs><linearGradient id="a">${stops}</linearGradient></defs>`;
  const styles = '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9v9z"/>';
  const markup = cleanSvg(svg(gradient + styles));
  expect(markup).toContain(gradient);
  expect(markup).toContain('fill="url(#a)"');
});

const wholeSvg = (part: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${part}</svg>`;

itFinds('drawings', {
  './pictures/bad.svg has 51 kB, but at most 50 kB are allowed. Save a simpler drawing, or use a PNG where pictures are allowed':
    () => drawing(`<svg>${' '.repeat(50_000)}</svg>`),
  './pictures/bad.svg draws nothing that may be shown. Save it with shapes instead of pictures, links, HTML or animations':
    () => drawing(wholeSvg('<image width="9" height="9" href="data:image/png;base64,AA"/>')),
  './pictures/bad.svg has animations or HTML. Save it with shapes instead of pictures, links, HTML or animations':
    [
      '<path d="M0 0h9v9z"><animate attributeName="x" to="9"/></path>',
      '<path d="M0 0h9v9z"/><set attributeName="href" to="javascript:a()"/>',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>',
    ].map((part) => () => drawing(wholeSvg(part))),
  './pictures/bad.svg is not an SVG. Save the drawing as SVG': () => drawing('A text'),
  './pictures/bad.svg has no viewBox, without which it is cut off at other sizes. Write viewBox="0 0 width height", with its size, into <svg>':
    () => drawing(svg('')),
});

it('a drawing that would take long is not waited for', async () => {
  drawing(wholeSvg(`<g id="p0" opacity=".5"><text>A</text></g>${nested}<use href="#p6"/>`));
  expect((await content.mistakes()).join()).toContain('bad.svg cannot be drawn');
}, 9_000);

const filled = '<path fill="url(#a)" d="M0 0h9v9z"/>';
itAccepts('a drawing', ['linearGradient', 'radialGradient'], (gradient) =>
  drawing(wholeSvg(`<${gradient} id="a">${stops}</${gradient}>${filled}`)),
);

/** Replaces the logo of a client. */
async function logo(channels: 3 | 4): Promise<string> {
  const create = { width: 400, height: 80, channels, background: '#c00' };
  content.write('pictures/logo.png', await sharp({ create }).png().toBuffer());
  return field('clients.json', 'logos.0.logo', './pictures/logo.png');
}

itFinds('logos', {
  './pictures/logo.png has a background, which would be a black field. Save the logo with a transparent background, or as SVG':
    () => logo(3),
});
itAccepts('a logo', ['with transparency'], () => logo(4));
