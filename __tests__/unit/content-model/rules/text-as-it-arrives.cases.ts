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

const characters: Readonly<Record<string, string>> = {
  '\u000B': 'U+000B (line break of PowerPoint)',
  '\u0010': 'U+0010 (invisible)',
  '\u0085': 'U+0085 (line break of old systems)',
  '\u00AD': 'U+00AD (soft hyphen)',
  '\u200B': 'U+200B (zero-width space)',
  '\u202E': 'U+202E (right-to-left override)',
  '\u2060': 'U+2060 (word joiner)',
  '\uFFFE': 'U+FFFE (invisible)',
};

itFinds(
  'invisible characters in any kind of file',
  Object.fromEntries(
    Object.entries(characters).map(([character, name]) => {
      const words = `Two${character}words`;
      return [
        `has the character ${name}. ${name.includes('line break') ? 'Write a space' : 'Remove it'}, or run npm run content:check -- --fix`,
        [
          () => body(words),
          () => body(`${words}\n\n[Get it]({DOWNLOAD_LINK})`, 0, mail),
          () => file('words.txt', `a\n${words}\n`, 2),
          () => file('style.yml', `# ${words}\n`),
          () => file('STYLE.md', words),
        ],
      ];
    }),
  ),
);

it.each(Object.entries(characters))(
  'the character %j is found even if it is escaped in JSON, front matter or Markdown',
  async (character, name) => {
    const code = character.charCodeAt(0).toString(16);
    const escape = `\\u${code.padStart(4, '0')}`;
    content.edit('clients.json', /"name": "/, `$&${escape}`);
    heading(`heading: "Two${escape}words"`);
    body(`Two&#x${code};words`, 0, page);
    const mistakes = (await content.mistakes()).filter((one) => /has the character/.test(one));
    expect(mistakes).toHaveLength(3);
    for (const mistake of mistakes) {
      // Markdown replaces control characters with U+FFFD.
      expect(mistake).toContain(mistake.includes('U+FFFD') ? page : name);
    }
  },
);

itAccepts(
  'the character',
  [
    'Ãéâà',
    'AMANHÃ»',
    'Â!',
    '‘ribâ’—x',
    '“ribâ”… rule',
    'ribâ\u00a0»',
    'MAÇÃ”',
    'â…',
    '\u200C',
    '\u200D',
    '\u00A0',
    '\u2009',
    'ü',
    'u\u0308',
    '😀',
    'क्‍ष',
  ],
  (one) => body(`Two${one}words`),
);

const conflict = ['<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> branch'].join('\n');
const keep = 'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
itFinds('merge conflicts', {
  [`has a merge conflict: <<<<<<< HEAD. ${keep}`]: [
    () => body(conflict.replaceAll('\n', '\n\n')),
    () => body(conflict.replace('=======', '||||||| x\n\n=======')),
    () => `${news}:${content.edit(news, /^heading/m, `${conflict}\nheading`)}`,
    () => `offices.json:${content.edit('offices.json', '\n', `\n${conflict}\n`)}`,
    () => file('style.yml', conflict),
    () => file('words.txt', `a\n${conflict}`, 2),
    () => file('STYLE.md', conflict),
  ],
  [`has a merge conflict: =======. ${keep}`]: () => body('A text\n=======\nmore', 1),
});

it.each([
  ['##\u00A0Heading', '##'],
  ['##Heading', '##'],
  ['-\u00A0An item', '-'],
  ['•\tAn item', '•'],
  ['a) An item', 'a)'],
  ['**\u00A0bold\u00A0**', '**'],
  ['**“Resilience.”**Then', '**'],
  ['A *word', '*'],
  ['A word* more', '*'],
  ['A `word', '`'],
  ['H~2~O', '~2~'],
  ['==marked==', '=='],
  ['[[a page]]', '[['],
  ['A claim.^[Its source.]', '^['],
  ['It\\’s', '\\'],
  ['A &madeup; B', '&madeup;'],
  ['| a | b |', '| a | b |'],
  ['[ ] to do', '[ ]'],
  // From tools other than this site.
  ['> [!NOTE]\n> A note', '[!NOTE]'],
  ['> [!info]- A title\n> A note', '[!info]'],
  ['- [>] Moved', '[>]'],
  ['Status:: done', '::'],
  ['Banks report early. ^a1b2c3', '^a1b2c3'],
  ['#Risk #BankingLaw', '#Risk #BankingLaw'],
  ['Banks report early. #risk #law/dora', '#risk #law/dora'],
  ['::: tip', ':::'],
  ['9 m^2^', '^2^'],
  ['!!! note\n    A note', '!!!'],
  ['[TOC]', '[TOC]'],
  [': What a term means', ':'],
  ['## A heading {#own-name}', '{#own-name}'],
  ['## A heading {#own-name .unnumbered}', '{#own-name .unnumbered}'],
  ['Read [the rules]{.underline}', '[the rules]{.underline}'],
  ['Read [[the rules]{.mark}](/contact) first.', '[the rules]{.mark}'],
  ['A text. %% Is this true? %%', '%%'],
  ['It is done :white_check_mark:', ':white_check_mark:'],
  ['$$x^2$$', '$$'],
  ['\\[ \\text{Risk level} = 2 \\]', '\\text{'],
  ['Risk is $P \\times I$', '\\times'],
  ['++added++', '++'],
  ['✓ An item', '✓'],
  ['entity["company","Bank"] reports early.', 'entity["company","Bank"]'],
  ['Banks report early [web:1].', '[web:1]'],
  ['Banks report early [1†source].', '[1†source]'],
  ['Banks report. :contentReference[oaicite:0]{index=0}', ':contentReference[oaicite:0]'],
  ['Banks report.【4†source】', '【4†source】'],
  ['Banks report [cite_start]early.', '[cite_start]'],
  ['Banks report early [cite: 1, 12].', '[cite: 1, 12]'],
  ['Banks report early (turn0search1).', 'turn0search1'],
  ['Banks report early fileciteturn0file0L1-L2.', 'fileciteturn0file0L1-L2'],
  ['Banks report within four hours [1, 3].', '[1, 3]'],
  ['A bank -- any bank -- reports.', '--'],
  // Lines that run together.
  ['(a) One\n(b) Two', '(a)'],
  ['ii. One\niii. Two', 'ii.'],
  ['– One\n– Two', '–'],
  ['👉 One\n👉 Two', '👉'],
  ['✔️ One\n✔️ Two', '✔'],
  ['1️⃣ One\n2️⃣ Two', '1️⃣'],
  // From PDFs and Word.
  ['Banks report. Compli-\nance teams too.', '-'],
  ['1 Introduction .......... 3', '.......... 3'],
  // Comments of reviewers, and signs that were lost (R536).
  ['Banks report.[a] They stop.', '[a]'],
  ['Banks keep 4%.[a] They', '[a]'],
  ['It is (DORA).[a]', '[a]'],
  ['The FCA?s rules', '?'],
  ['[a]Please check this.', '[a]'],
  ['Banks report early.[JD1]', '[JD1]'],
  ['Commented [JD1]: is this true?', 'Commented [JD1]:'],
  ['Banks don?t report.', '?'],
  ['1 Introduction……………… 3', '……………… 3'],
  ['See [the rules|/contact].', '[the rules|'],
  // A part of a text that an address divides.
  ['See [the rules|https://www.rbi.org.in/rules].', '[the rules|'],
  ['A [draft https://www.rbi.org.in/rules of **words', '**'],
])('the stray Markdown in %j is reported with its line', async (text, sign) => {
  const place = body(`First.\n\n${text}`, 2);
  const mistakes = await content.mistakes();
  expect(mistakes.length).toBeGreaterThan(0);
  for (const mistake of mistakes) {
    expect(mistake).toContain(`content/${place}: shows the sign ${sign}`.trimEnd().slice(0, 60));
  }
});

it.each([
  'A \\* and \\_x\\_ and \\`y\\` and 2 * 3 * 4 and snake_case_name',
  'C:\\dir\\new\\text',
  'A paragraph with a style {.wide}',
  'It rose by 5 % and 10%.',
  'About ~5 minutes, or ~ 6',
  'AT&T, R&D; and A&nbsp;B &copy; 2024',
  '# 1',
  '`**code** [[x]]`',
  'https://a.test/_x_/y and <https://b.test/*z*>',
  'Section (a) and i) in the middle',
  '- [ ] to do\n- [x] done',
  '5 < 6 > 4 = 4',
  'At 10:30:15, a::b, C++ and $5 or $$',
  'Wow!!! It is [!] or [NOTE] {1} or [2024] or \\[1\\]',
  '(a) One\n\n(b) Two',
  'By A. Smith,\nand B. Jones',
  '🎉 It is here.\nAnd so are we.',
  'Pre-\\\nand post-trade, 1, 2 … 3, and so on...',
  'Short-\nand long-term, third-\n  or fourth-party',
  '> Words\n> — Who',
  'Under Article 5(1)[a] and 3(1)[b], [AC1]–[AC4], [PS21],[CP10] and “[PS21]”, SS2/21[PS7].',
  'Follow #risk #audit **daily**. Colours #fff #eee',
  'The index is ^ftse',
  'The firm “require[s]” it, and “[t]he bank” [a] report [SS21] (see [PS16]).',
  '> [T]he firm',
  'Is it? No: see #1 and #2, or C# and F#.',
  'See https://a.test/x?y=z, a.test/page?s=1 and Who?What',
  'Reference: ISO::27001 ^ 2',
])('%j has no stray Markdown', async (text) => {
  body(text);
  const mistakes = await content.mistakes();
  expect(mistakes.filter((one) => one.includes('shows the sign'))).toEqual([]);
});

itFinds('what readers would wrongly see or miss', {
  'has the character U+FB01 (fi in one). Write fi, or run npm run content:check -- --fix': () =>
    body('The ﬁnancial year'),
  'has the character U+1D5E5 (Risk in signs of mathematics). Write Risk, or run npm run content:check -- --fix':
    () => body('The 𝗥𝗶𝘀𝗸 is high'),
  ...Object.fromEntries(
    ['Ã©é', 'Ã‰É', 'ÃŸß', 'Å¡š', 'Â££', 'â€™’', 'â€\x9D”', 'â‚¬€', 'ðŸ™‚🙂'].map((both) => {
      const meant = /[^]$/u.exec(both)?.[0] ?? '';
      const written = both.slice(0, -meant.length);
      return [
        `has the character ${written} (${meant} in another encoding). Write ${meant}, or run npm run content:check -- --fix`,
        [() => body(`Banks${written} report`), () => file('words.txt', `a\n${written}\n`, 2)],
      ];
    }),
  ),
  'begins or ends with a space or line break. Write |- or >- in place of | or >': () =>
    field(post, 'heading', 'A title\n'),
  'begins or ends with a space or line break. Remove it': () => field(news, 'heading', ' A title'),
  ...Object.fromEntries(
    ['**', '<b>', '</b>', '# ', '[^1]', '\\\\n'].map((sign) => [
      `shows "${sign.trim().replace('\\\\', '\\')}" to readers. Write it without these signs`,
      () => field(post, 'author', `${sign.replace('\\\\', '\\')}Fraud team`),
    ]),
  ),
  'has a row of 3 cells in a table of 2 columns. Give the table a heading for each, or write \\| for a bar inside a cell':
    () => body('| a | b |\n| - | - |\n| c | d | e |', 2),
  'has the note [^1], which nothing refers to. Write [^1] where it belongs, or remove the note':
    () => body('A text.\n\n[^1]: A note.', 2),
  'has the note [^1] twice. Give each note its own name': () =>
    body('A text.[^1]\n\n[^1]: A note.\n\n[^1]: Another.', 4),
  'has the address [rbi]: /about, which no link uses. Write [words][name] where it belongs, with a name of its own, or remove it':
    [
      () => body('A text.\n\n[rbi]: /about', 2),
      () => body('See [it][rbi].\n\n[rbi]: /contact\n[rbi]: /about', 3),
    ],
  'has a link without words, to /contact. Write them between the brackets: [words](/address)': () =>
    body('[](/contact)'),
});

const beside = 'is an item beside the one above, not inside it';
const torn = 'is a list below the one above, not inside its item';
const indent = 'Indent it as far as the words of the item above, or not at all';
itFinds('blocks that are something else than they look', {
  'is code, since its lines begin with four spaces or a tab. Remove them, or write ``` above and below it':
    [() => body('A text.\n\n    Another.', 2), () => body('A text.\n\n\tAnother.', 2)],
  'has code without an end. Write ``` below it': () => body('```\ncode\n\nA text.'),
  'is shown as code: the site does not draw mermaid. Write it in words, or put a picture of it in the folder pictures':
    () => body('```mermaid\ngraph TD; A-->B\n```'),
  'is a heading, since the line below it is --- or ===. Write ## before it, or leave an empty line above those signs':
    () => body('A text.\n---\nAnother.'),
  'has a tab between words. Write a table with |, or a space': () => body('Name\tValue'),
  [`${torn}. ${indent}`]: () => body('1. One\n  - inside', 1),
  [`${beside}. ${indent}`]: () => body('- One\n - inside', 1),
  'is part of the item, quotation or note above. Leave an empty line above it, or indent it as far as the words there':
    [
      () => body('- One\n- Two\nA text.', 2),
      () => body('- One\n  - inside\n  A text.', 2),
      () => body('> Words\nA text.', 1),
      () => body('> - One\n> A text.', 1),
      () => body('A claim.[^1]\n\n[^1]: A note.\nA text.', 3),
    ],
  'has the number 4, which readers see as 3. Write 3., or - and your own numbers among the words':
    () => body('1. One\n2. Two\n4. Four', 2),
  'is a row of the table above. Leave an empty line above it, or write | between its cells': () =>
    body('| a | b |\n| - | - |\n| c | d |\nA text.', 3),
  'has a table without rows. Write them directly below | --- |': () => body('| a | b |\n| - | - |'),
  'has a column without a heading. Write above | --- | what it contains': [
    () => body('| | |\n| - | - |\n| c | d |'),
    () => body('| a | |\n| - | - |\n| c | d |'),
  ],
  'has an empty item. Write or remove it': () => body('- One\n-', 1),
  'shows the sign 2. to readers. Leave an empty line above the list. For the sign itself, write a backslash before it':
    () => body('Three steps:\n2. Identify', 1),
});
itAccepts(
  'the block',
  [
    '- One\n  - inside\n    - deeper\n- Two',
    '1. One\n   - inside\n2. Two',
    ' 9. Nine\n10. Ten\n    - inside',
    '- One\n\n1. One',
    '```\ncode\n```',
    '> ~~~\n> code\n> ~~~',
    '## 1. Where to begin',
    '1. One\n1. Two\n1. Three',
    '3. Three\n4. Four',
    '- One\n  goes on\n\n  Another.',
    '1. One\n  goes on',
    '- One\n\n\tgoes on\n\tand on',
    '> Words\n> go on\n>and on',
    '> - One\n>   goes on',
    'A claim.[^1]\n\n[^1]: A note\n    goes on.',
    'A text.\n| a | b |\n| - | - |\n| | c |',
    '| | 2025 |\n| - | - |\n| Risks | 4 |',
    'a | b\n--- | ---\nc | d',
    'See [it][rbi] and [RBI].\n\n[rbi]: /contact',
  ],
  body,
);
const disguised = 'https://www.rbi.org.in:443@evil.example/';
itFinds('addresses that lead nowhere or hide another site', {
  [`${disguised} hides where it leads: to evil.example, after a user name. Write the address without the part before the @`]:
    [() => field(news, 'navTo', disguised), () => body(disguised), () => body(`[a](${disguised})`)],
  ...Object.fromEntries(
    ['HTTPS://www.rbi.org.in', 'http://www.rbi.org.in', 'https:/www.rbi.org.in'].map((address) => [
      `${address} is not a valid link address. Write https://www.rbi.org.in`,
      () => body(`See [it](${address}).`),
    ]),
  ),
  ...Object.fromEntries(
    ['https', 'intranet', 'wiki.bank.local', '192.168.1.10', 'www..org'].map((name) => [
      `https://${name}/a leads to ${name}, which is not the name of a public website. Write the address of a page that every reader can open`,
      () => body(`See [it](https://${name}/a).`),
    ]),
  ),
  'https://www.rbi.org.in/a” contains ”, which seems to belong to the sentence. Write [words](https://www.rbi.org.in/a), or %E2%80%9D for the sign':
    () => body('See “https://www.rbi.org.in/a”.'),
  'https://www.rbi.org.in/a|the contains |, which seems to belong to the sentence. Write [words](https://www.rbi.org.in/a), or %7C for the sign':
    () => body('See <https://www.rbi.org.in/a|the>.'),
  'https://www.rbi.org.in leads to a different site from its words, www.fca.org.uk. Write the same address in both':
    () => body('See [www.fca.org.uk](https://www.rbi.org.in).'),
  '# leads to a heading or part that the page does not have. Remove #': () => body('See [it](#).'),
});
const changed = 'was changed by another program, which would track readers';
const rules = 'https://www.rbi.org.in/rules';
const outlook = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(rules)}&data=05&reserved=0`;
const cisco = `https://secure-web.cisco.com/1a-b/${encodeURIComponent(rules)}`;
const proofpoint = `https://urldefense.proofpoint.com/v2/url?u=https-3A__www.rbi.org.in_rules&d=DwMF`;
itFinds('addresses that other programs have changed', {
  [`${outlook} ${changed}. Write ${rules}`]: [
    () => body(`See [the rules](${outlook}).`),
    () => field(news, 'navTo', outlook),
  ],
  [`https://www.google.com/url?q=${rules}&sa=D ${changed}. Write ${rules}`]: () =>
    body(`See [the rules](https://www.google.com/url?q=${rules}&sa=D).`),
  [`https://urldefense.com/v3/__${rules}__;!!a!b$ ${changed}. Write ${rules}`]: () =>
    body(`See [the rules](https://urldefense.com/v3/__${rules}__;!!a!b$).`),
  [`${rules}?a=1&utm_source=chatgpt.com ${changed}. Write ${rules}?a=1`]: () =>
    body(`See [the rules](${rules}?a=1&utm_source=chatgpt.com).`),
  [`${rules}?gad_source=1&_hsenc=a&srsltid=b&__hstc=c ${changed}. Write ${rules}`]: () =>
    body(`See [the rules](${rules}?gad_source=1&_hsenc=a&srsltid=b&__hstc=c).`),
  [`${cisco} ${changed}. Write ${rules}`]: () => body(`See [the rules](${cisco}).`),
  [`${proofpoint} ${changed}. Write ${rules}`]: () => body(`See [the rules](${proofpoint}).`),
  [`https://protect-eu.mimecast.com/s/a1B2 ${changed}. Open it, and write the address of the page`]:
    () => body('See [the rules](https://protect-eu.mimecast.com/s/a1B2).'),
  ...Object.fromEntries(
    ['bank.sharepoint.com/:w:/s/risk/1', 'github.com/user-attachments/files/1/rules.pdf'].map(
      (place) => [
        `https://${place} leads to a document that readers may not open. Make it a page or a fact sheet, and link that`,
        () => body(`See [the rules](https://${place}).`),
      ],
    ),
  ),
});

itAccepts(
  'the address',
  [
    'https://docs.google.com/document/d/e/2PACX-1v/pub',
    'https://docs.google.com/forms/d/e/1FAIp/viewform',
    'https://bücher.example/a–b_(c)?d=%E2%80%9D',
  ],
  (address) => body(`See [the rules](${address}) or [www.fca.org.uk/a](https://fca.org.uk/b).`),
);

it.each([
  'https://www.sample.example/contact',
  'https://sample.example/contact?utm_source=mail',
  'http://www.sample.example/contact',
  'http://localhost:9000/contact',
  'https://deploy-preview-12--site.netlify.app/contact',
])('the link %s, which is a page of this site, is to be its path', async (address) => {
  body(`[Write](${address})`);
  expect(await content.mistakes()).toEqual([expect.stringMatching(/\. Write \/contact$/)]);
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

it.each([post, 'offices.json', 'style.yml', 'words.txt'])(
  '%s is reported in one line if it is in UTF-16 or has a BOM or CR line endings',
  async (name) => {
    const text = /json|md/.test(name) ? content.read(name) : 'a: b\n';
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
