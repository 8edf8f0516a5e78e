import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { body, field, itFinds, content, sampleFiles, samplePicture } from './sample-content';
import type { MistakeCase } from './sample-content';

const { post, news } = sampleFiles;
const home = 'pages/home.json';
const sample = './pictures/sample.png';

const flatPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } });

/** Replaces the picture of a news item; it is told where it is first named. */
const picture = (make: () => Buffer | Promise<Buffer>) => async () => {
  content.write('insights/news/pictures/sample.png', await make());
  const before = content.read(news).split(sample)[0] ?? '';
  return `${news}:${before.split('\n').length}: picture.file`;
};

describe('pictures', () => {
  itFinds([
    [
      field(home, 'banner.picture.file', './pictures/sampel.png'),
      `./pictures/sampel.png does not exist. Did you mean ${sample}?`,
    ],
    [
      field(home, 'banner.picture.file', '../../secret.png'),
      '../../secret.png lies outside the content folder. Put the file beside this one',
    ],
    [
      picture(() => Buffer.from('not a picture')),
      `${sample} cannot be read. Save it again as PNG or JPEG`,
    ],
    [
      picture(() => readFileSync(samplePicture).subarray(0, -200)),
      `${sample} is cut off or damaged. Save or copy it again`,
    ],
    [
      picture(() => flatPicture(900, 600).jpeg().toBuffer()),
      `${sample} is a jpeg file by another name. Rename it to .jpeg`,
    ],
    [
      picture(() => flatPicture(799, 600).png().toBuffer()),
      `${sample} is 799 pixels wide, at least 800 are needed. Save it larger, 2400 pixels wide where you can`,
    ],
    [
      picture(() => flatPicture(900, 1200).png().toBuffer()),
      `${sample} is 900 by 1200 pixels, but has to be wider than high. Save it in landscape, such as 2400 by 1350 pixels`,
    ],
    [
      picture(() => flatPicture(6001, 10).png().toBuffer()),
      `${sample} is 6001 by 10 pixels, at most 6000 are allowed. Save it smaller, 2400 pixels are wide enough`,
    ],
    [
      picture(() => Buffer.concat([readFileSync(samplePicture), Buffer.alloc(4_100_000)])),
      `${sample} is a file of 4.1 MB, at most 4.0 MB are allowed. Save it smaller, 2400 pixels are wide enough`,
    ],
    [
      body('A text.\n\n![Layers](./pictures/sampel.png)', 2),
      `./pictures/sampel.png does not exist. Did you mean ${sample}?`,
    ],
    [
      body(`![](${sample})`),
      `${sample} has no alternative text. Write what it shows between the brackets: ![What it shows](./…)`,
    ],
    [
      body(`See ![Layers](${sample}) here.`),
      `${sample} stands inside other text, where no picture is shown. Put it between two empty lines, as a paragraph of its own`,
    ],
    [
      field('why-choose-us.json', 'cards.0.pictogram', 'security-sheild'),
      'security-sheild is not a pictogram. Did you mean security--shield?',
    ],
  ]);
});

/** Replaces the logo. */
const drawing = (svg: string) => () => {
  content.write('pictures/bad.svg', svg);
  return field('site.json', 'mark', './pictures/bad.svg')();
};

/** A part that a drawing may not have, and its name in the message. */
const refused = (part: string, name: string): MistakeCase => [
  drawing(`<svg xmlns="http://www.w3.org/2000/svg">${part}<path d="M1 1h7v7z"/></svg>`),
  `./pictures/bad.svg contains ${name}, which a drawing may not. Save it with shapes, colours and gradients only, styles as attributes`,
];

const address = 'https://elsewhere.example';

describe('drawings', () => {
  itFinds([
    refused('<script/>', '<script>'),
    refused('<path d="M0 0h9v9z" onclick="a()"/>', 'onclick'),
    refused('<a href="&#106;avascript:a()"><path d="M0 0h9v9z"/></a>', '<a>'),
    refused('<set attributeName="href" to="javascript:a()"/>', '<set>'),
    refused('<g><animate attributeName="x" to="9"/><path d="M0 0h9v9z"/></g>', '<animate>'),
    refused(`<style>@import "${address}/a.css";</style>`, '<style>'),
    refused(`<image width="9" height="9" href="${address}/a.png"/>`, '<image>'),
    refused(`<path d="M0 0h9v9z" fill="url(${address}#a)"/>`, 'fill'),
    refused(`<use href="${address}/a.svg#a"/>`, 'href'),
    refused('<title><![CDATA[> <img onerror="a()">]]></title>', '<![CDATA['),
    [
      drawing(`<svg>${' '.repeat(100_000)}</svg>`),
      './pictures/bad.svg has 101 kB, at most 100 kB are allowed. Save a simpler drawing, or use a PNG where a picture may stand',
    ],
    [drawing('A text'), './pictures/bad.svg is no SVG. Save the drawing as SVG'],
  ]);
});

const link = (address: string) => field('clients.json', 'action.address', address);
const unpublished = `leads to content/insights/blog/another.md, which is not published by then. Publish that one first, or remove the link`;
const anotherPage = '/insights/blog/content/another';

describe('links', () => {
  itFinds([
    [link('/contcat'), '/contcat leads to no page of this site. Did you mean /contact?'],
    [link('/contact/'), '/contact/ leads to no page of this site. Did you mean /contact?'],
    [
      link('/contact#enquiry'),
      '/contact#enquiry leads to a heading or part that the page does not have. Did you mean #enquiry-form?',
    ],
    [
      link('contact'),
      '"contact" is not a page of this site or an address that starts with https://. Write a page of this site, such as /contact, or an address that starts with https://',
    ],
    [
      link('https://www.sample.example/contact'),
      'https://www.sample.example/contact names this site in full. Write /contact',
    ],
    [
      body('See [the fraud page](/insights/fraud).'),
      '/insights/fraud leads to no page of this site. Write the address of a page, such as /contact',
    ],
    [
      body('[Click](javascript:alert(1))'),
      'javascript:alert(1) is not an address that a link may have. Write a page of this site, such as /contact, or an address that starts with https://',
    ],
    ...['/\\elsewhere.example', '/\t/elsewhere.example'].map((host): MistakeCase => [
      body(`[Click](<${host}>)`),
      `${host} leads to another site. Write its address with https://`,
    ]),
    [
      body('## Where to begin\n\nSee [above](#where-to-begn).', 2),
      '#where-to-begn leads to a heading or part that the page does not have. Did you mean #where-to-begin?',
    ],
    [
      body('See [this](./post.md).'),
      './post.md is not an address that a link may have. Write /insights/blog/content/post',
    ],
    [
      () => {
        content.set(content.addPost(), 'draft', true);
        return link(anotherPage)();
      },
      `${anotherPage} ${unpublished}`,
    ],
    [
      () => {
        content.set(content.addPost(), 'date', '2026-01-31');
        return body(`[Next](${anotherPage})`)();
      },
      `${anotherPage} ${unpublished}`,
    ],
    [
      field(post, 'category', 'Frauds'),
      'Frauds is not a category of insights.json. Did you mean Fraud?',
    ],
  ]);
});

it.each([
  ['a draft to a later post', { draft: true }, '2026-03-01'],
  ['a later post to an earlier one', { date: '2026-03-01' }, '2026-02-01'],
  ['a published post to one of today', {}, '2026-01-15'],
])('accepts a link from %s', async (_name, from, day) => {
  content.set(content.addPost(), 'date', day);
  content.setBody(post, `[Next](${anotherPage})`);
  for (const [name, value] of Object.entries(from)) content.set(post, name, value);
  expect(await content.mistakes()).toEqual([]);
});
