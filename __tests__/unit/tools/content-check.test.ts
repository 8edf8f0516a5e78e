import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { formatAnnotation } from '../../../src/content-model/source/mistake';
import { content, sampleFiles } from '../../fixtures/site';

/** The command for the sample content, which options may follow. */
const command = ['--import', 'tsx', 'tools/content-check.ts', content.root];

/** Runs the command; returns its exit code and its lines. */
function contentCheck(...options: string[]) {
  const env = { ...process.env, GITHUB_ACTIONS: '' };
  const args = [...command, ...options];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  const lines = stdout.trim().split('\n');
  const isWarning = (line: string) => line.includes(': warning: ');
  const others = lines.filter((line) => !isWarning(line));
  return { status, warnings: lines.filter(isWarning), others };
}

it('prints every mistake, and fails for them', () => {
  content.write('clients.json', '');
  content.set('site.json', 'name', 2024);
  content.set(sampleFiles.post, 'date', '2999-01-31');
  expect(contentCheck()).toEqual({
    status: 1,
    warnings: [],
    others: [
      'content/clients.json:1: is empty. Write an object: { … }',
      expect.stringMatching(/^content\/site\.json:2: name: is the number 2024/),
      `content/${sampleFiles.post}: appears on 31 January 2999`,
      'content: 2 published, 0 drafts, 1 to come',
      expect.stringMatching(/^content: 2 mistakes, checked in \d+\.\d s$/),
    ],
  });
});

it('ends quietly when its output is closed, as by head', async () => {
  const { stdout, stderr } = spawn(process.execPath, command);
  stdout.destroy();
  expect(await text(stderr)).toBe('');
});

/** A text in which ⇒ is followed by a part of the warning about the line. */
const planted = `
The plan was definately tested. ⇒ has the word definately. Write definitely

The the plan was tested. ⇒ repeated \`the\`

It was tested.  Twice it failed. ⇒ 2 spaces between sentence

Its behavior was odd. ⇒ has the word behavior. Write behaviour
Color Labor Ltd has an office in Honor.

It is an plan. ⇒ article \`an\` before \`plan\`

## Level two

#### Level four ⇒ heading rank \`4\`

[^1]: Nothing refers to it. ⇒ unused footnote definition

A reference [without][address]. ⇒ reference to undefined definition

It ends here.
##No space ⇒ a heading needs a space

##\u00a0A protected space ⇒ an item needs a common space

> [!NOTE] ⇒ the name of an alert
> It is quoted.

### Level three {#three} ⇒ {#…} is no sign

**Who: **the head of risk. ⇒ bold words need their **

| A | B |
| - | - |
| x | y | z | ⇒ more cells than its table

| A | B | ⇒ a table needs as many dashes
| - |

A note.[^9] ⇒ a note needs its text

![A chart](./my chart.png) ⇒ %20 in place of each space

[A list](https://a.test/a b) ⇒ %20 in place of each space

[A question](mailto:a b@c.test) ⇒ an address needs its )

Its parts:
• the plan ⇒ an item needs a -

[A list] (https://a.test) ⇒ an address needs its (

The end. ⇒ makes the words above it a heading
---

~~~ ⇒ code needs the same signs
An end
`;

/** Professional prose of many kinds, and the name of each passage. */
const passages = readdirSync('__tests__/fixtures/passages').flatMap((file) =>
  readFileSync(path.join('__tests__/fixtures/passages', file), 'utf8')
    .split('\n* * *\n')
    .map((text, index) => ({ name: `${path.parse(file).name}-${index + 1}`, text })),
);

it('accepts professional prose, and warns of what is odd without failing', () => {
  content.set('site.json', 'legalName', 'Color Labor Ltd');
  content.set('offices.json', 'offices.0.city', 'Honor');
  for (const { name, text } of passages) {
    content.setBody(content.addPost(`insights/blog/${name}.md`), text);
  }
  const first = content.setBody(sampleFiles.post, planted.trim().replaceAll(/ ⇒ .*/g, ''));
  const { status, warnings, others } = contentCheck();
  expect(others).toEqual([
    expect.stringMatching(/^content: \d+ published, 0 drafts, 0 to come$/),
    expect.stringMatching(/^content: no mistake/),
    expect.stringMatching(/^content: \d+ warnings$/),
  ]);
  expect(status).toBe(0);

  const about = (place: string) => warnings.filter((line) => line.startsWith(`content/${place}:`));
  for (const [index, line] of planted.trim().split('\n').entries()) {
    const [, words] = line.split(' ⇒ ');
    const expected = words ? [expect.stringContaining(words)] : [];
    expect(about(`${sampleFiles.post}:${first + index}`)).toEqual(expected);
  }
  const flagged = passages.filter(({ name }) => about(`insights/blog/${name}.md`).length > 0);
  expect(flagged.length).toBeLessThan(passages.length / 5);
});

it('on GitHub, shows them at their lines (R104)', () => {
  const mistake = { file: 'content/a.json', line: 2, field: 'b', problem: '5 %', remedy: 'Write' };
  expect([formatAnnotation(mistake), formatAnnotation(mistake, 'warning')]).toEqual([
    '::error file=content/a.json,line=2::content/a.json:2: b: 5 %25. Write',
    '::warning file=content/a.json,line=2::content/a.json:2: b: 5 %25. Write',
  ]);
});
