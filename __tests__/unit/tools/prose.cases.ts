import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { useFolder } from '../../fixtures/folder';

/** The site's own content, and a place to break it. */
const { at, read, write } = useFolder();
beforeEach(() => cpSync('content', at('content'), { recursive: true }));

/** The lines of the content check, which fails, without the summary. */
function check(...options: string[]): string[] {
  const command = ['--import', 'tsx', 'tools/content-check.ts', ...options, at()];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  expect(stderr).toBe('');
  expect(status).toBe(1);
  return stdout.trimEnd().split('\n').slice(0, -1);
}

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

const post = 'content/insights/blog/planted.md';
const page = 'content/pages/fact-sheet-download.json';

/** The beginnings of the lines that the check of a planted text prints. */
const expectedFor = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const [, finding] = line.split(' ⇒ ');
    return finding ? [`${post}:${index + 1}: ${finding}`] : [];
  });

it('tells each of twenty faults in a line of its own, and finds no other in the site’s content (R280)', () => {
  const expectOnly = (expected: readonly string[]) =>
    expect(check().map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
  const plant = (text: string) => write(post, text.replace(/ ⇒ .*/g, ''));

  plant(planted);
  expect(expectedFor(planted)).toHaveLength(20);
  expectOnly(expectedFor(planted));

  // What the first check has kept is not used for other lines and house rules.
  const moved = planted.replace('author:', '\nauthor:');
  plant(moved);
  write('content/words.txt', `${read('content/words.txt')}\nSeperate\n`);
  expectOnly(expectedFor(moved).filter((line) => !line.includes('Seperate')));
});

it('with --fix, mends what has one answer and leaves every other byte (R281)', () => {
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
  write(post, before + body);
  write(page, '{ "subtitle":"Don\'t \\"\\u00e9\\/\\" utilise  it" }');
  expect(check('--fix')[0]).toBe('fix: mended 19 places');
  expect(read(post)).toBe(
    before.replace(`'It''s  one', "a \\"b\\"	c", plain  d`, `'It’s one', "a “b”	c", plain d`) +
      body
        .replace('Prior to  that, **"x"**', 'Before that, **“x”**')
        .replace('November 5th, 2024', '5 November 2024')
        .replace('words  of\ntwo lines,  in "quotes"', 'words of\ntwo lines, in “quotes”'),
  );
  expect(read(page)).toBe('{ "subtitle":"Don’t “\\u00e9\\/” use it" }');
});
