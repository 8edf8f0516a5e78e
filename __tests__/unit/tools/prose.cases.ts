import fc from 'fast-check';
import { cpSync, readFileSync } from 'node:fs';
import { check, fix, main } from '../../../tools/content-check';
import { createReader } from '../../../tools/prose/check';
import { fixed } from '../../../tools/prose/fix';
import { ownWords, spelling } from '../../../tools/prose/spelling';
import { parseStyle, styleRules } from '../../../tools/prose/style';
import { outlineOf } from '../../../src/content-model/source/markdown/outline';
import {
  nodesOf,
  ofType,
  parseBody,
  wordsOf,
} from '../../../src/content-model/source/markdown/parse';
import { readContent } from '../../../src/content-model/source/read-content';
import { loadOutlines } from '../../../src/content-model/source/stored-outlines';
import { printedBy } from '../../fixtures/printed-by';
import { content } from '../content-model/rules/sample-content';

/** A post in which ⇒ is followed by what the check finds in the line. */
const planted = `---
heading: A planted Post ⇒ heading: has Post inside a heading
date: 2024-11-30
category: Frauds ⇒ category: Frauds is not a category
description:
  - Two  spaces in it. ⇒ description[1]: has 2 spaces after "Two". Write one
  - 'Yesterday''s news.' ⇒ description[2]: has a straight quotation mark: Yesterday's. Write Yesterday’s
seo:
  title: Something that was planted
  description: A descripton that is long enough for every search engine there is. ⇒ seo.description: has the unknown word descripton. Write
author: We utilise roles ⇒ author: has "utilise". Write use
keyTakeaways:
  - Since 1st March 2024. ⇒ keyTakeaways[1]: has the date 1st March 2024. Write 1 March 2024
  - '[TODO: the bank''s view]' ⇒ keyTakeaways[2]: has the template token [TODO
  - Since 3/4/2024. ⇒ keyTakeaways[3]: has the date 3/4/2024. Write it as 12 November 2024
picture:
  file: ./pictures/nothing.png ⇒ picture.file: ./pictures/nothing.png does not exist
  alt: A beautiful picutre ⇒ picture.alt: has the unknown word picutre. Write
---

## The second Heading ⇒ has Heading inside a heading

The colour and the color. ⇒ has the unknown word color

- **Seperate** things. ⇒ has the unknown word Seperate. Write

In line with it. ⇒ has "In line with". Write as … asks, under or by

A\u00A0text\u00A0that\u00A0does\u00A0not\u00A0wrap. ⇒ has words joined by no-break spaces: "A text that does not wrap.". Write ordinary spaces

Two \u00A0spaces. ⇒ has 2 spaces after "Two". Write one

A pause , then more. ⇒ has "pause ,". Write pause,

It ends twice.. ⇒ has "twice..". Write twice.

For the the third time. ⇒ has "the the". Write the once

By 31 November 2024. ⇒ has the date 31 November 2024. Write a day that November 2024 has

On Monday 12 November 2024. ⇒ has the date Monday 12 November 2024. Write Tuesday, or the day that is a Monday

It is [here](/contact). ⇒ has a link that says "here". Write where it leads

[Our offices](/offices) ⇒ /offices does not lead to a page

![A plan](./pictures/plan.png) ⇒ ./pictures/plan.png does not exist

[The rule](https://) ⇒ https:

${'word '.repeat(35)}end. ⇒ has a sentence of 36 words
`;

const post = 'insights/blog/planted.md';
const page = 'pages/fact-sheet-download.json';

/** The beginnings of the lines that the check prints for a planted text. */
const expectedFor = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const [, finding] = line.split(' ⇒ ');
    return finding ? [`content/${post}:${index + 1}: ${finding}`] : [];
  });

it('reports each of twenty-seven mistakes with its line, and none in the site’s content (R280, R537, R538)', async () => {
  content.remove('');
  cpSync('content', content.at(''), { recursive: true });
  const expectOnly = async (expected: readonly string[]) => {
    loadOutlines();
    const { lines } = await printedBy(() => check(content.root));
    expect(lines.slice(0, -1).map((line, index) => line.slice(0, expected[index]?.length))).toEqual(
      expected,
    );
  };
  const plant = (text: string) => content.write(post, text.replace(/ ⇒ .*/g, ''));

  plant(planted);
  expect(expectedFor(planted)).toHaveLength(27);
  await expectOnly(expectedFor(planted));

  // Stored results are not used for other lines and house rules.
  const moved = planted.replace('author:', '\nauthor:');
  plant(moved);
  content.write('words.txt', `${content.read('words.txt')}\nSeperate\n`);
  await expectOnly(expectedFor(moved).filter((line) => !line.includes('Seperate')));
});

it('with --fix, makes corrections that have only one answer and leaves every other byte (R281)', async () => {
  const before = `---
heading: >-
  Two  lines,
  folded
date: 2024-11-30
# A comment  with two spaces
category: Fraud
description: [ 'It''s  one', "a \\"b\\"	c", plain  d ]
`;
  const body = `---

Prior to  that, **"x"**: \`a  "b"\` <!-- "c" -->
on November 5th, 2024.\r

Plain words  of
two lines,  in "quotes".

It\u00A0is\u00A0one\u00A0long\u00A0line\u00A0of\u00A012\u00A0%.

- An item
`;
  content.remove('');
  for (const rules of ['words.txt', 'style.yml']) {
    content.write(rules, readFileSync(`content/${rules}`));
  }
  content.write(post, before + body);
  content.write(page, '{ "subtitle":"Don\'t \\"\\u00e9\\/\\" utilise  it" }');
  const { lines, result } = await printedBy(() => main(['--fix', content.root]));
  expect(result).toBe(1);
  expect(lines[0]).toBe('fix: corrected 20 places');
  expect(content.read(post)).toBe(
    before.replace(`'It''s  one', "a \\"b\\"	c", plain  d`, `'It’s one', "a “b”	c", plain d`) +
      body
        .replace('Prior to  that, **"x"**', 'Before that, **“x”**')
        .replace('November 5th, 2024', '5 November 2024')
        .replace('words  of\ntwo lines,  in "quotes"', 'words of\ntwo lines, in “quotes”')
        .replace(/\u00A0/g, ' '),
  );
  expect(content.read(page)).toBe('{ "subtitle":"Don’t “\\u00e9\\/” use it" }');
});

it('knows house words and rules however they are written', async () => {
  const own = ownWords('O’Nqill\nViazovska’s\nQzxafé');
  const { misspelt, isCommon } = await spelling(own);
  const decomposed = 'Qzxafé'.normalize('NFD');
  expect(misspelt(`O’Nqill, O'Nqill’s, Viazovska, Viazovska’s, Qzxafé, ${decomposed}`)).toEqual([]);
  const rules = "words: { 'Joined  Up': together }\nlinkWords: [Find Out]\nnames: []\nexempt: {}";
  const findIn = styleRules(parseStyle(`longestSentence: 9\n${rules}`), isCommon);
  const prose = { path: [], spans: [] };
  const [words] = findIn({ ...prose, kind: 'text', text: 'Joined up' });
  expect(words).toMatchObject({ replacement: 'Together', remedy: 'Write Together' });
  expect(findIn({ ...prose, kind: 'link', text: 'Find out' })).toHaveLength(1);
});

it('knows an option that npm has taken as its own, as in PowerShell', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, npm_config_fix: 'true' });
  const { lines } = await printedBy(() => main([content.root])).finally(jest.restoreAllMocks);
  expect(lines[0]).toBe('fix: corrected 0 places');
});

it('reports unreadable house rules in one line and corrects nothing', async () => {
  content.remove('');
  content.write('words.txt', '');
  content.write('style.yml', 'words:\n  - nonsense: [\n');
  const { lines: corrected } = await printedBy(() => fix(content.root));
  expect(corrected).toEqual(['fix: corrected 0 places']);
  const { lines } = await printedBy(() => check(content.root));
  expect(lines.filter((line) => !line.startsWith('content'))).toEqual([]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/style\.yml:1: is not as expected /),
  );
});

/** The text below front matter after --fix, with the findings. */
async function createFixer() {
  const { content: all } = readContent('content', new Date());
  const reader = await createReader(all);
  const file = all.files.find(({ relativePath }) => relativePath === 'insights/blog/blog1.md');
  if (!file) throw new Error('The content is not there');
  return (text: string) => {
    const one = reader({ ...file, data: {}, body: outlineOf(text, 1) });
    const findings = one.texts.flatMap((prose) => prose.findings);
    return { after: fixed(text, one).text, findings };
  };
}

let fixText: Awaited<ReturnType<typeof createFixer>>;
beforeAll(async () => {
  fixText = await createFixer();
});

it.each([
  'See https://www.fca.example/news/2024-11-12/rules.',
  'See <https://www.fca.example/2024-11-12/utilise>, or [the rules](https://a.example/2024-11-12).',
  'See www.fca.example/2024-11-12, utilise@prior.example or /insights/2024-11-12.',
  'The code `utilise  "it"`, and A&nbsp;B &mdash; C.',
  "An [address][a]\n\n[a]: https://a.example/it's/2024-11-12 'utilise'",
  'What it is is clear: all that that had had, as AND and OR, of 10 : 1, from A..Z to … and on.',
  'Is it a risk ? Debt : Equity, File : Print',
  'They escape ? and #, and : or the , too.',
  'From Tuesday, 12 November 2024 to Thursday 29 February 2024.',
])('no rule applies to the addresses, code and entities in %j', (text) => {
  const { after, findings } = fixText(text);
  expect(findings).toEqual([]);
  expect(after).toBe(text);
});

it.each([
  ['It\\\'s \\"so\\"', 'It’s “so”'],
  ['A \\*sign\\* and "words"', 'A \\*sign\\* and “words”'],
])('%j is fixed to %j', (text, expected) => {
  expect(fixText(text).after).toBe(expected);
});

it('--fix changes only what a finding reports, and every address stays (property)', () => {
  const piece = fc.constantFrom(
    ...["https://www.fca.example/2024-11-12/it's", '<https://a.example/utilise>', 'a@b.example'],
    ...[
      '[words "x"](https://a.example/2024-11-12)',
      '`utilise "x"`',
      "It\\'s",
      '\\"so\\"',
      '&amp;',
      '&#39;',
    ],
    ...[
      'prior to',
      'utilise',
      '1st March 2024',
      '2024-11-12',
      "**bold's**",
      '"quoted"',
      "bank's",
      'a  b',
    ],
    ...['\n\n', '\n', '\n\n- ', '\n\n> ', '\n\n## ', '\\\\', '(', ')', '“', '’', "1990's", '19"'],
  );
  const addressesIn = (text: string) =>
    ofType(nodesOf(parseBody(text)), 'link').map(({ node }) => node.url);
  const words = (text: string) => wordsOf(parseBody(text)).replace(/\s+/g, '');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join(' ');
      const { after, findings } = fixText(text);
      expect(addressesIn(after)).toEqual(addressesIn(text));
      if (findings.every(({ replacement }) => replacement === undefined)) expect(after).toBe(text);
      let expected = words(text);
      for (const { found = '', replacement = '' } of findings) {
        expected = expected.replace(found.replace(/\s/g, ''), replacement.replace(/\s/g, ''));
      }
      expect(words(after)).toHaveLength(expected.length);
    }),
    { seed: 41, numRuns: 300 },
  );
});

it('--fix corrects invisible characters, other encodings and spaces after Markdown signs', async () => {
  content.write(
    post,
    '\uFEFF---\nheading: A\u00AD\u200Btitle\n---\n##\u00A0Two\u000Bo\uFB03cesâ€™ cafÃ©\n\n-\u00A0An item\n',
  );
  content.write('offices.json', '{ "a": "b\u202E\u0010" }');
  const { lines } = await printedBy(() => fix(content.root));
  expect(lines).toContain('fix: corrected characters in 2 files');
  expect(content.read(post)).toBe('---\nheading: Atitle\n---\n## Two offices’ café\n\n- An item\n');
  expect(content.read('offices.json')).toBe('{ "a": "b" }');
});
