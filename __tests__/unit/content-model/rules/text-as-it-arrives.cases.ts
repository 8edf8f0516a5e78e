import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { content, body, field, file, itFinds, sampleFiles } from './sample-content';

const { post, news, page, sheet, mail } = sampleFiles;
const picture = 'insights/blog/pictures/sample.png';

/** Puts a line in the place of a field of a post and tells it. */
const line = (name: string, text: string, at = post) =>
  `${at}:${content.edit(at, new RegExp(`^${name}: .*`, 'm'), text)}`;

const inQuotes = (text: string) => `Put it in quotation marks: ${text}`;

itFinds('front matter that reads otherwise than it looks', {
  [`is read only up to the sign #: "Risk". ${inQuotes('heading: "Risk # 1 of banks"')}`]: () =>
    line('heading', 'heading: Risk # 1 of banks'),
  [`begins with &, * or !, which mean something else in YAML. ${inQuotes('heading: "&Anchor title"')}`]:
    () => line('heading', 'heading: &Anchor title'),
  [`begins with &, * or !, which mean something else in YAML. ${inQuotes('heading: "!!str Title"')}`]:
    () => line('heading', 'heading: !!str Title'),
});

it.each(['21E08', '0777', '0x1F', '1.0', '.inf', '-.5', 'true', '0o17'])(
  'the heading %s is to be put in quotation marks, as it is written',
  async (written) => {
    const place = line('heading', `heading: ${written}`);
    const [mistake, ...others] = await content.mistakes();
    expect(others).toEqual([]);
    expect(mistake).toContain(`content/${place}: heading: is `);
    expect(mistake).toMatch(new RegExp(`"${written.replace('.', '\\.')}"$`));
    line('heading', `heading: "${written}"`);
    expect(await content.mistakes()).toEqual([]);
  },
);

it.each(['@a', '`a`', '%a', '- a', '? a', '| a', '> a', '{a', '[a', '"a" b', 'a: b'])(
  'a heading that begins with a sign of YAML gets what to write: %j',
  async (written) => {
    line('heading', `heading: ${written}`);
    const [mistake] = await content.mistakes();
    expect(mistake).toContain(`content/${post}:`);
  },
);

it.each(['50:50', '12:30', '1:20:30', '1_000', '2026-04-08', 'yes', 'off', 'Null and void'])(
  'the heading %s is a text',
  async (written) => {
    line('heading', `heading: ${written}`);
    expect(await content.mistakes()).toEqual([]);
  },
);

const characters: Readonly<Record<string, string>> = {
  '\u000B': 'U+000B (line break of PowerPoint)',
  '\u0010': 'U+0010 (invisible)',
  '\u001F': 'U+001F (invisible)',
  '\u0085': 'U+0085 (line break of old systems)',
  '\u00AD': 'U+00AD (soft hyphen)',
  '\u200B': 'U+200B (zero-width space)',
  '\u202E': 'U+202E (right-to-left override)',
  '\u2060': 'U+2060 (word joiner)',
  '\uFFFE': 'U+FFFE (invisible)',
};
const remove = 'Remove it, or run npm run content:check -- --fix';

describe.each(Object.entries(characters))('the character %j is refused', (character, name) => {
  const words = `Two${character}words`;
  it.each([
    ['in a body', () => body(words)],
    ['in the email', () => body(`${words}\n\n[Get it]({DOWNLOAD_LINK})`, 0, mail)],
    ['in words.txt', () => file('words.txt', `a\n${words}\n`, 2)],
    ['in style.yml', () => file('style.yml', `# ${words}\n`)],
    ['in notes for writers', () => file('STYLE.md', words)],
  ])('%s', async (_where, write) => {
    const place = write();
    expect(await content.mistakes()).toEqual([
      `content/${place}: has the character ${name}. ${remove}`,
    ]);
  });

  const escape = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  it('escaped in JSON, in front matter and in a body', async () => {
    content.edit('clients.json', /"name": "/, `$&${escape}`);
    line('heading', `heading: "Two${escape}words"`);
    // To Markdown, a control character is U+FFFD.
    body(`Two&#x${character.charCodeAt(0).toString(16)};words`, 0, page);
    const mistakes = (await content.mistakes()).filter((one) => /has the character/.test(one));
    expect(mistakes).toHaveLength(3);
    for (const mistake of mistakes) {
      expect(mistake).toContain(mistake.includes('U+FFFD') ? page : name);
    }
  });
});

it.each(['\u200C', '\u200D', '\u00A0', '\u2009', 'ü', 'u\u0308', '😀', 'क्‍ष'])(
  'the character %j is allowed',
  async (character) => {
    body(`Two${character}words`);
    expect(await content.mistakes()).toEqual([]);
  },
);

const conflict = ['<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> branch'].join('\n');
const keep = 'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
itFinds('merge conflicts', {
  [`has a merge conflict: <<<<<<< HEAD. ${keep}`]: () => body(conflict.replaceAll('\n', '\n\n')),
});
it.each([
  ['a list', () => body(`- a\n${conflict}`, 1)],
  ['a table', () => body(`| a |\n| - |\n${conflict}`, 2)],
  ['a fact sheet', () => body(conflict, 0, sheet)],
  ['the email', () => body(conflict, 0, mail)],
  ['front matter', () => `${news}:${content.edit(news, /^heading/m, `${conflict}\nheading`)}`],
  ['JSON', () => `offices.json:${content.edit('offices.json', '\n', `\n${conflict}\n`)}`],
  ['style.yml', () => file('style.yml', conflict)],
  ['words.txt', () => file('words.txt', `a\n${conflict}`, 2)],
  ['STYLE.md', () => file('STYLE.md', conflict)],
  [
    'with the version that both had',
    () => body(conflict.replace('=======', '||||||| x\n\n=======')),
  ],
])('a merge conflict in %s is one mistake', async (_where, write) => {
  const place = write();
  expect(await content.mistakes()).toEqual([
    `content/${place}: has a merge conflict: <<<<<<< HEAD. ${keep}`,
  ]);
});
it('what is left of a conflict is reported', async () => {
  const place = body('A text\n=======\nmore', 1);
  expect(await content.mistakes()).toEqual([
    `content/${place}: has a merge conflict: =======. ${keep}`,
  ]);
});

describe('signs of Markdown that readers would see are reported with their line', () => {
  it.each([
    ['##\u00A0Heading', '##'],
    ['##Heading', '##'],
    ['-\u00A0An item', '-'],
    ['1.\u00A0An item', '1.'],
    ['•\tAn item', '•'],
    ['a) An item', 'a)'],
    ['**\u00A0bold\u00A0**', '**'],
    ['**“Resilience.”**Then', '**'],
    ['A *word', '*'],
    ['A word* more', '*'],
    ['A _word', '_'],
    ['A `word', '`'],
    ['H~2~O', '~2~'],
    ['==marked==', '=='],
    ['[[a page]]', '[['],
    ['A claim.^[Its source.]', '^['],
    ['It\\’s', '\\'],
    ['A &amp;amp; B', '&amp;'],
    ['A &madeup; B', '&madeup;'],
    ['| a | b |', '| a | b |'],
    ['[ ] to do', '[ ]'],
  ])('%j', async (text, sign) => {
    const place = body(`First.\n\n${text}`, 2);
    const mistakes = await content.mistakes();
    expect(mistakes.length).toBeGreaterThan(0);
    for (const mistake of mistakes) {
      expect(mistake).toContain(`content/${place}: shows the sign ${sign}`.trimEnd().slice(0, 60));
    }
  });

  it.each([
    'A \\* and \\_x\\_ and \\`y\\` and 2 * 3 * 4 and snake_case_name',
    'C:\\dir\\new',
    'About ~5 minutes, or ~ 6',
    'AT&T, R&D; and A&nbsp;B &copy; 2024',
    '# 1',
    '`**code** [[x]]`',
    'https://a.test/_x_/y and <https://b.test/*z*>',
    'Section (a) and i) in the middle',
    '- [ ] to do\n- [x] done',
    '5 < 6 > 4 = 4',
  ])('%j shows none', async (text) => {
    body(text);
    const mistakes = await content.mistakes();
    expect(mistakes.filter((one) => one.includes('shows the sign'))).toEqual([]);
  });

  it('in fields, too', async () => {
    const place = field(post, 'author', '**Fraud** team');
    expect(await content.mistakes()).toEqual([
      `content/${place}: shows "**" to readers. Write it without these signs`,
    ]);
  });
});

itFinds('what the page would lose', {
  'has a row of 3 cells in a table of 2 columns. Give the table a heading for each, or write \\| for a bar inside a cell':
    () => body('| a | b |\n| - | - |\n| c | d | e |', 2),
  'has the note [^1], which nothing refers to. Write [^1] where it belongs, or remove the note':
    () => body('A text.\n\n[^1]: A note.', 2),
  'has a link without words, to /contact. Write them between the brackets: [words](/address)': () =>
    body('[](/contact)'),
});

itFinds('addresses that hide another site', {
  'https://www.rbi.org.in@evil.example/ hides where it leads: to evil.example, after a user name. Write the address without the part before the @':
    () => field(news, 'navTo', 'https://www.rbi.org.in@evil.example/'),
});
it.each([
  '[a](https://www.rbi.org.in@evil.example/)',
  '[a](https://www.rbi.org.in:443@evil.example/)',
  '<https://www.rbi.org.in@evil.example/>',
  'https://www.rbi.org.in@evil.example/',
  '[a][b]\n\n[b]: https://www.rbi.org.in@evil.example/',
])('the link %j is refused', async (text) => {
  body(text);
  const [mistake, ...others] = await content.mistakes();
  expect(others).toEqual([]);
  expect(mistake).toMatch(/hides where it leads: to evil\.example|is not an address/);
});

it.each(['insights', 'solutions', '404', 'admin', 'home', 'static'])(
  'pages/%s.md is refused',
  async (name) => {
    content.write(`pages/${name}.md`, content.read(page).replaceAll('page ', 'another '));
    const mistakes = await content.mistakes();
    expect(mistakes.filter((one) => one.includes(`/${name}`))).not.toEqual([]);
  },
);
it('two posts that differ by case are reported with both names', async () => {
  content.write('insights/blog/Post.md', content.read(post).replace(/post /g, 'another '));
  const mistakes = (await content.mistakes()).join('\n');
  expect(mistakes).toContain('content/insights/blog/Post.md');
});

describe('pictures as they arrive', () => {
  const sized = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } });

  it('a photo that was held upright is no landscape', async () => {
    content.write(
      picture,
      await sized(1600, 1200).withMetadata({ orientation: 6 }).png().toBuffer(),
    );
    const mistakes = await content.mistakes();
    expect(mistakes.join()).toContain('is 1200 by 1600 pixels, but must be wider than it is high');
  });

  it('an upright file that is shown in landscape is one', async () => {
    content.write(
      picture,
      await sized(900, 1600).withMetadata({ orientation: 6 }).png().toBuffer(),
    );
    expect(await content.mistakes()).toEqual([]);
  });

  const others: readonly (readonly [string, () => Buffer | Promise<Buffer>, RegExp])[] = [
    [
      'a Git LFS pointer',
      () => Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0'),
      /is a Git LFS pointer/,
    ],
    ['a web page', () => Buffer.from('<!doctype html><title>404</title>'), /is a web page/],
    ['an empty file', () => Buffer.from(''), /is empty/],
    ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /cannot be read/],
    ['anything', () => Buffer.from('no picture'), /cannot be read/],
  ];
  it.each(others)('%s that nothing names is reported, too', async (_name, bytes, message) => {
    content.write('insights/blog/pictures/unused.jpg', await bytes());
    const mistakes = await content.mistakes();
    expect(mistakes).toEqual([expect.stringMatching(message)]);
    expect(mistakes[0]).toContain('content/insights/blog/pictures/unused.jpg:1: ');
  });
  it.each(others)(
    '%s that a post names is reported with its field',
    async (_name, bytes, message) => {
      content.write(picture, await bytes());
      const [mistake] = await content.mistakes();
      expect(mistake).toMatch(message);
      expect(mistake).toContain('picture.file: ./pictures/sample.png');
    },
  );
  it('a TIFF by another name is reported', async () => {
    content.write(picture, await sized(900, 600).tiff().toBuffer());
    expect((await content.mistakes()).join()).toContain('is a tiff file. Save it as PNG or JPEG');
  });
  it('a moving picture is reported', async () => {
    const frame = await sized(900, 600).png().toBuffer();
    const other = await sharp(frame).negate().png().toBuffer();
    const frames = await sharp([frame, other], { join: { animated: true } })
      .webp()
      .toBuffer();
    content.write('insights/blog/pictures/moving.webp', frames);
    content.set(post, 'picture.file', './pictures/moving.webp');
    expect((await content.mistakes()).join()).toContain('./pictures/moving.webp moves');
  });

  itFinds('names of pictures', {
    'is not a file that the site reads. Rename it to Photo.jpeg': () =>
      file('insights/blog/pictures/Photo.Jpeg', 'x'),
  });
  it.each(['https://a.test/b.png', 'data:image/png;base64,AA', '//a.test/b.png'])(
    'the picture %s is reported: it must lie in the folder',
    async (address) => {
      body(`![A](${address})`);
      expect((await content.mistakes()).join()).toContain(
        'Put the picture into the folder pictures',
      );
    },
  );
  it.each([
    ['NFC', 'NFD'],
    ['NFD', 'NFC'],
  ] as const)('a name in %s that a text has in %s is reported', async (disk, text) => {
    content.write(
      `insights/blog/pictures/Büro.png`.normalize(disk),
      readFileSync(content.at(picture)),
    );
    body(`![A](./pictures/Büro.png)`.normalize(text));
    const [mistake] = await content.mistakes();
    expect(mistake).toMatch(
      /a file with this name in other characters .* Rename the file to buro\.png/,
    );
  });
  it.each(['a b', 'a#b', 'a&b', 'a+b', 'a,b', 'a?b', '50%', 'a(b)'])(
    'the name %j is found',
    async (name) => {
      content.write(`insights/blog/pictures/${name}.png`, readFileSync(content.at(picture)));
      body(`![A](<./pictures/${name.replace(/[%?#]/g, encodeURIComponent)}.png>)`);
      expect(await content.mistakes()).toEqual([]);
    },
  );
});

describe('encodings', () => {
  const texts = [post, 'offices.json', 'style.yml', 'words.txt'];
  const write = (name: string, encode: (text: string) => string | Buffer) =>
    content.write(
      name,
      encode(name.includes('.y') || name.includes('.t') ? 'a: b\n' : content.read(name)),
    );
  it.each(texts)('%s with line ends of Windows is read', async (name) => {
    if (name.includes('style') || name.includes('words')) return;
    write(name, (text) => text.replaceAll('\n', '\r\n'));
    expect(await content.mistakes()).toEqual([]);
  });
  it.each(texts)('%s in UTF-16, with a BOM and with CR is reported in one line', async (name) => {
    for (const encode of [
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      (text: string) => `\uFEFF${text}`,
      (text: string) => text.replaceAll('\n', '\r'),
    ]) {
      const text = existsSync(content.at(name)) ? content.read(name) : 'a: b\n';
      write(name, encode);
      const mistakes = await content.mistakes();
      expect(mistakes).toEqual([expect.stringContaining(`content/${name}:1: `)]);
      content.write(name, text);
    }
  });
});
