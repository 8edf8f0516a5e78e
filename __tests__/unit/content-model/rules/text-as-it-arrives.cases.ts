import { readFileSync } from 'node:fs';
import { body, content, field, file, itAccepts, itFinds, sampleFiles } from './sample-content';

const { post, news, page, mail } = sampleFiles;
const picture = 'insights/blog/pictures/sample.png';

/** Replaces a post's heading with a line and returns its place. */
const heading = (text: string) => `${post}:${content.edit(post, /^heading: .*/m, text)}`;

const inQuotes = (text: string) => `Put it in quotation marks: ${text}`;
const marked = 'begins with &, * or !, which mean something else in YAML';

itFinds('front matter that YAML reads differently', {
  [`is read only up to the sign #: "Risk". ${inQuotes('heading: "Risk # 1 of banks"')}`]: () =>
    heading('heading: Risk # 1 of banks'),
  [`${marked}. ${inQuotes('heading: "&Anchor title"')}`]: () => heading('heading: &Anchor title'),
  [`${marked}. ${inQuotes('heading: "!!str Title"')}`]: () => heading('heading: !!str Title'),
  [`is true, but must be text. ${inQuotes('"true"')}`]: () =>
    `${heading('heading: true')}: heading`,
});

const numbers = ['21E08', '0777', '0x1F', '1.0', '.inf', '-.5', '0o17'];
itFinds(
  'numbers instead of text',
  Object.fromEntries(
    numbers.map((number) => [
      `is the number ${number}, but must be text. ${inQuotes(`"${number}"`)}`,
      () => `${heading(`heading: ${number}`)}: heading`,
    ]),
  ),
);
itAccepts(
  'the heading',
  [...numbers.map((number) => `"${number}"`), 'off', 'Null and void'],
  (text) => heading(`heading: ${text}`),
);

it.each(['@a', '*a*', '`a`', '%a', '- a', '? a', '| a', '> a', '{a', '[a', '"a" b', 'a: b'])(
  'reports a heading that begins with YAML syntax: %j',
  async (written) => {
    heading(`heading: ${written}`);
    const [mistake] = await content.mistakes();
    expect(mistake).toContain(`content/${post}:`);
  },
);

itFinds('control characters', {
  'has the character U+0010 (invisible). Remove it': [
    () => body('Two\u0010words'),
    () => body('Two\u0010words\n\n[Get it]({DOWNLOAD_LINK})', 0, mail),
    () => `${heading('heading: "Two\\u0010words"')}: heading`,
    () => field('clients.json', 'heading', 'Two\u0010words'),
  ],
  'has the character U+FFFE (invisible). Remove it': () => body('Two\uFFFEwords'),
});

const conflict = ['<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> branch'].join('\n');
const keep = 'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
itFinds('merge conflicts', {
  [`has a merge conflict: <<<<<<< HEAD. ${keep}`]: [
    () => body(conflict.replaceAll('\n', '\n\n')),
    () => body(conflict.replace('=======', '||||||| x\n\n=======')),
    () => `${news}:${content.edit(news, /^heading/m, `${conflict}\nheading`)}`,
    () => `offices.json:${content.edit('offices.json', '\n', `\n${conflict}\n`)}`,
  ],
  [`has a merge conflict: >>>>>>> branch. ${keep}`]: () => body('A text\n\n>>>>>>> branch', 2),
});

it.each(['insights', 'solutions', '404', 'admin', 'home', 'static'])(
  'pages/%s.md is refused',
  async (name) => {
    content.write(`pages/${name}.md`, content.read(page).replaceAll('page ', 'another '));
    const mistakes = await content.mistakes();
    expect(mistakes.filter((one) => one.includes(`/${name}`))).not.toEqual([]);
  },
);

itFinds('picture files', {
  'cannot be read. Save it again as PNG or JPEG': () =>
    file('insights/blog/pictures/unused.jpg', 'no picture'),
  'is not a file that the site reads. Rename it to Photo.jpeg': () =>
    file('insights/blog/pictures/Photo.Jpeg', 'x'),
});

it.each(['https://a.test/b.png', 'data:image/png;base64,AA', '//a.test/b.png'])(
  'the picture %s is reported because it must be in the folder',
  async (address) => {
    body(`![A](${address})`);
    expect((await content.mistakes()).join()).toContain('Put the picture in the folder pictures');
  },
);

it.each([
  ['NFC', 'NFD'],
  ['NFD', 'NFC'],
] as const)('a file name in %s that a text writes in %s is reported', async (disk, text) => {
  const name = 'pictures/Büro.png';
  content.write(`insights/blog/${name}`.normalize(disk), readFileSync(content.at(picture)));
  body(`![A](./${name})`.normalize(text));
  expect(await content.mistakes()).toEqual([
    expect.stringMatching(/in other characters .* Rename the file to buro\.png/),
  ]);
});

itAccepts('the picture', ['a b', 'a#b', 'a&b', 'a+b', 'a,b', '50%', 'a(b)'], (name) => {
  content.write(`insights/blog/pictures/${name}.png`, readFileSync(content.at(picture)));
  body(`![A](<./pictures/${name.replace(/[%#]/g, encodeURIComponent)}.png>)`);
});

itAccepts('a file with Windows line endings such as', [post, 'offices.json'], (name) =>
  content.write(name, content.read(name).replaceAll('\n', '\r\n')),
);

it.each([post, 'offices.json'])(
  '%s is reported in one line if it is in UTF-16 or has a BOM or CR line endings',
  async (name) => {
    const text = content.read(name);
    const encoded = [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      `\uFEFF${text}`,
      text.replaceAll('\n', '\r'),
    ];
    for (const bytes of encoded) {
      content.write(name, bytes);
      expect(await content.mistakes()).toEqual([expect.stringContaining(`content/${name}:1: `)]);
    }
  },
);
