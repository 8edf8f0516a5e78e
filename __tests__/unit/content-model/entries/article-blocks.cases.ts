import toHtml from 'hast-util-to-html';
import h from 'hastscript';
import toHast from 'mdast-util-to-hast';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import unified from 'unified';
import { parseBody } from '../../../../src/content-model/checks/body/parse';
import { blocksOf, readingMinutes } from '../../../../src/content-model/entries/article-blocks';

/** The blocks of a Markdown text. */
const blocks = (text: string) => blocksOf(toHast(parseBody(text)));

test.each([
  'See www.example.com, http://example.com or HTTPS://example.com',
  'Ask risk@bank.test, or a\\@b.test',
  'Half a link](https://example.com',
  'An [address](https://example.com) in brackets',
  '| A |\n| - |\n| ~~b~~ |\n\n- [ ] c\n\n> d\ne',
  '&#64; &amp; http&#58;//example.com[^1]\n\n[^1]: Note',
])('the text %j is read as remark-gfm reads it', (text) => {
  const github = unified().use(remarkParse).use(remarkGfm);
  const expected = github().use(remarkFootnotes, { inlineNotes: true }).parse(text);
  expect(toHtml(toHast(parseBody(text)))).toBe(toHtml(toHast(expected)));
});

test('a heading is bluetext with an anchor of its own (R114)', () => {
  expect(blocks('## Exit & entry\n\n## Exit & entry')).toMatchObject([
    { type: 'bluetext', level: 2, anchor: 'exit--entry', caption: 'Exit & entry' },
    { type: 'bluetext', level: 2, anchor: 'exit--entry-1' },
  ]);
});

test.each([
  ['## Scripts\n\n## Closing', ['section-scripts', 'section-closing']],
  ['## Note\n\n## Note', ['note', 'section-note']],
  ['## Section scripts\n\n## Scripts', ['section-scripts', 'section-scripts-1']],
])('the headings %j take no id that the page has', (text, anchors) => {
  expect(blocks(text).map(({ anchor }) => anchor)).toEqual(anchors);
});

test('what Markdown does not make is left out', () => {
  const bad = h('p', [
    h('a', { href: 'javascript:alert(1)', onClick: 'alert(1)', id: 'scripts' }, 'A'),
    h('script', ['alert(1)']),
    h('meta', { httpEquiv: ['refresh'] }),
    h('iframe', { src: 'https://elsewhere.example' }, 'B'),
  ]);
  const root = { type: 'root', children: [bad] };
  expect(blocksOf(root)).toMatchObject([{ type: 'paragraph', html: '<a>A</a>B' }]);
});

test('a picture alone in its paragraph is an image with its caption', () => {
  expect(blocks('![Tiers](./pictures/a%20b.png "Four")')).toMatchObject([
    { type: 'image', html: '', src: './pictures/a b.png', alt: 'Tiers', caption: 'Four' },
  ]);
});

test('a paragraph all in bold is boldtext, one that only begins in bold is a paragraph', () => {
  expect(blocks('**All of it.**\n\n**All of it.** Not all.')).toMatchObject([
    { type: 'boldtext', html: 'All of it.' },
    { type: 'paragraph', html: '<strong>All of it.</strong> Not all.' },
  ]);
});

test.each(['1. **Time.** It runs.\n2. Plain', '1. **Time.** It runs.\n\n2. Plain'])(
  'the items of the list %j are split into the bold words that they begin with and the rest',
  (text) => {
    const items = [
      { boldtext: 'Time.', text: 'It runs.' },
      { boldtext: null, text: 'Plain' },
    ];
    expect(blocks(text)).toMatchObject([{ type: 'list', ordered: true, items }]);
  },
);

test('a style name stands in braces at the end of a block and is taken off it', () => {
  expect(blocks('Wide words {.wide}')).toEqual([
    { type: 'paragraph', html: 'Wide words', style: 'wide' },
  ]);
});

test('a table is named by the headings of its columns, which say what they are', () => {
  const [block] = blocks('| Framework | |\n| - | - |\n| DORA | 2022 |');
  expect(block).toMatchObject({ type: 'table', caption: 'Framework' });
  expect(block?.html).toContain('<th scope="col">Framework</th>');
});

test('a quotation ends with whom it is from, where a dash says so', () => {
  const text = '> Follow the chain.\n>\n> — A supervisor\n\n***\n\n> Follow the chain.';
  expect(blocks(text)).toMatchObject([
    { type: 'quotation', html: '<p>Follow the chain.</p>', caption: 'A supervisor' },
    { type: 'prose', html: '<hr>' },
    { type: 'quotation', html: '<p>Follow the chain.</p>', caption: null },
  ]);
});

test('footnotes come last, numbered in the order in which they are referred to', () => {
  const definitions = '[^2]: The other.\n\n[^rule]: The **rule**.';
  const [said, ...others] = blocks(`Said.[^rule] Again.[^rule] Other.[^2]\n\n${definitions}`);
  const reference = (id: string, number: number) =>
    `<sup id="reference-${id}"><a href="#note-${number}" aria-describedby="footnotes">${number}</a></sup>`;
  const [first, again, other] = [reference('1-1', 1), reference('1-2', 1), reference('2-1', 2)];
  expect(said?.html).toBe(`Said.${first} Again.${again} Other.${other}`);
  const rule = 'The <strong>rule</strong>.';
  const footnotes = [
    { id: 'note-1', html: rule, references: ['reference-1-1', 'reference-1-2'] },
    { id: 'note-2', html: 'The other.', references: ['reference-2-1'] },
  ];
  expect(others).toMatchObject([{ type: 'footnotes', anchor: 'footnotes', footnotes }]);
});

test('the reading time counts words, not the addresses of links, and is at least a minute', () => {
  expect(readingMinutes('Short.')).toBe(1);
  const text = 'It’s [a word](https://www.example.com/not/a/word).\n\n'.repeat(200);
  expect(readingMinutes(text)).toBe(2);
});
