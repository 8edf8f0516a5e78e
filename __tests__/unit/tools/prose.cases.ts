import { cpSync, readFileSync } from 'node:fs';
import { check } from '../../../tools/content-check';
import { loadStores } from '../../../src/content-model/checks/store';
import { runScript } from '../../fixtures/run-script';
import { content } from '../content-model/checks/sample-content';

/** A post, with what the check finds in a line behind ⇒. */
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

It is [here](/contact). ⇒ has a link that says "here". Write where it leads

[Our offices](/offices) ⇒ /offices leads to no page

![A plan](./pictures/plan.png) ⇒ ./pictures/plan.png does not exist

[The rule](https://) ⇒ https:

${'word '.repeat(35)}end. ⇒ has a sentence of 36 words
`;

const post = 'insights/blog/planted.md';
const page = 'pages/fact-sheet-download.json';

/** The beginnings of the lines that the check of a planted text prints. */
const expectedFor = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const [, finding] = line.split(' ⇒ ');
    return finding ? [`content/${post}:${index + 1}: ${finding}`] : [];
  });

it('tells each of twenty faults in a line of its own, and finds no other in the site’s content (R280)', async () => {
  content.remove('');
  cpSync('content', content.at(''), { recursive: true });
  const expectOnly = async (expected: readonly string[]) => {
    const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    loadStores();
    await check(content.root);
    const lines = printed.mock.calls.flat().slice(0, -1);
    printed.mockRestore();
    expect(lines.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
  };
  const plant = (text: string) => content.write(post, text.replace(/ ⇒ .*/g, ''));

  plant(planted);
  expect(expectedFor(planted)).toHaveLength(20);
  await expectOnly(expectedFor(planted));

  // What the first check has kept is not used for other lines and house rules.
  const moved = planted.replace('author:', '\nauthor:');
  plant(moved);
  content.write('words.txt', `${content.read('words.txt')}\nSeperate\n`);
  await expectOnly(expectedFor(moved).filter((line) => !line.includes('Seperate')));
});

it('with --fix, mends what has one answer and leaves every other byte (R281)', async () => {
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

- An item
`;
  content.remove('');
  for (const rules of ['words.txt', 'style.yml']) {
    content.write(rules, readFileSync(`content/${rules}`));
  }
  content.write(post, before + body);
  content.write(page, '{ "subtitle":"Don\'t \\"\\u00e9\\/\\" utilise  it" }');
  const options = ['--fix', content.root];
  const { stdout, stderr, status } = await runScript('content:check', options);
  expect(stderr).toBe('');
  expect(status).toBe(1);
  expect(stdout.split('\n')[0]).toBe('fix: mended 19 places');
  expect(content.read(post)).toBe(
    before.replace(`'It''s  one', "a \\"b\\"	c", plain  d`, `'It’s one', "a “b”	c", plain d`) +
      body
        .replace('Prior to  that, **"x"**', 'Before that, **“x”**')
        .replace('November 5th, 2024', '5 November 2024')
        .replace('words  of\ntwo lines,  in "quotes"', 'words of\ntwo lines, in “quotes”'),
  );
  expect(content.read(page)).toBe('{ "subtitle":"Don’t “\\u00e9\\/” use it" }');
});

it('reports house rules that cannot be read in one line, and mends nothing by them', async () => {
  content.remove('');
  content.write('words.txt', '');
  content.write('style.yml', 'words:\n  - nonsense: [\n');
  const { stdout, stderr } = await runScript('content:check', ['--fix', content.root]);
  expect(stderr).toBe('');
  const [mended, ...lines] = stdout.trimEnd().split('\n');
  expect(mended).toBe('fix: mended 0 places');
  expect(lines.filter((line) => !line.startsWith('content'))).toEqual([]);
  expect(stdout).toMatch(/^content\/style\.yml:1: is not as expected /m);
});
