import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { parseBody } from '../../../../src/content-model/source/markdown/parse';
import { blocksOf, readingMinutes } from '../../../../src/content-model/nodes/article-blocks';
import { safeHtml } from '../../../../src/content-model/nodes/safe-html';

/** The blocks of a Markdown text. */
const blocks = (text: string) => blocksOf(parseBody(text));

test.each([
  [
    'a heading is bluetext with its level',
    '## Exit & entry\n\n##### Deep\n\n###### Deep',
    [{ type: 'bluetext', level: 2, caption: 'Exit & entry' }, { level: 5 }, { level: 6 }],
  ],
  [
    'a picture alone in its paragraph is an image with a caption',
    '![Tiers](./pictures/a%20b.png "Four")',
    [{ type: 'image', html: '', src: './pictures/a b.png', alt: 'Tiers', caption: 'Four' }],
  ],
  [
    'a picture by reference is an image, and a link by reference is a link',
    '![A][a]\n\n[B *c*][b]\n\n[a]: ./a.png "Title"\n[b]: /b',
    [
      { type: 'image', src: './a.png', alt: 'A', caption: 'Title' },
      { type: 'paragraph', html: '<a href="/b">B <em>c</em></a>' },
    ],
  ],
  [
    'a paragraph all in bold is boldtext, but one that only starts in bold is a paragraph',
    '**All of it.**\n\n**All of it.** Not all.',
    [
      { type: 'boldtext', html: 'All of it.' },
      { type: 'paragraph', html: '<strong>All of it.</strong> Not all.' },
    ],
  ],
  ['single tildes do not strike through', 'H~2~O ~~gone~~', [{ html: 'H~2~O <del>gone</del>' }]],
  [
    'a list that continues after a figure keeps its numbering',
    '1. A\n2. B\n\n![C](./c.png)\n\n3. D',
    [{ start: 1 }, { type: 'image' }, { type: 'list', ordered: true, start: 3 }],
  ],
])('%s', (_rule, text, expected) => {
  expect(blocks(text)).toMatchObject(expected);
});

test('a style name in braces at the end of a block is removed from it', () => {
  const texts = [
    ...['Wide words {.wide}', '![A](./a.png) {.wide}', '- A\n- B {.wide}', '> A\n> — B {.wide}'],
    ...['| A |\n| - |\n| B {.wide} |', '| A |\n| - |\n| B |\n{.wide}'],
  ];
  const plain = blocks(texts.join('\n\n').replace(/\s\{\.wide\}/g, ''));
  expect(plain).toHaveLength(texts.length);
  const styled = plain.map((block) => ({ ...block, style: 'wide' }));
  expect(blocks(texts.join('\n\n'))).toEqual(styled);
});

test.each([
  ['are unique (R114)', ['Exit & entry', 'Exit & entry'], ['exit--entry', 'exit--entry-1']],
  [
    'are no ids of the page',
    ['Closing', 'Note', 'Note'],
    ['section-closing', 'note', 'section-note'],
  ],
  ['look like such ids', ['Section closing', 'Closing'], ['section-closing', 'section-closing-1']],
  ['are there without letters or digits', ['::', '::'], ['section', 'section-1']],
])('anchors of headings %s', (_rule, headings, anchors) => {
  const found = blocks(headings.map((heading) => `## ${heading}`).join('\n\n'));
  expect(found.map(({ anchor }) => anchor)).toEqual(anchors);
});

test('a table is named by the heading above it, or else by its columns', () => {
  const table = '| A | B |\n| - | - |\n| 1 | 2 |';
  const htmls = blocks(`${table}\n\n## Rates\n\nWords.\n\n${table}`).map(({ html }) => html);
  expect(htmls[0]).toContain('<table aria-label="A, B">');
  expect(htmls[3]).toContain('<table aria-labelledby="rates">');
  const [first] = blocks('| Act | |\n| - | - |\n| DORA | 2022 |');
  expect(first).toMatchObject({ type: 'table', caption: 'Act' });
  expect(first?.html).toContain('<th scope="col">Act</th>\n<td></td>');
});

test('elements that Markdown cannot create are removed', () => {
  const bad = h('p', [
    h('a', { href: 'javascript:alert(1)', onClick: 'alert(1)', id: 'scripts' }, 'A'),
    h('script', ['alert(1)']),
    h('meta', { httpEquiv: ['refresh'] }),
    h('iframe', { src: 'https://elsewhere.example' }, 'B'),
  ]);
  expect(toHtml(safeHtml({ type: 'root', children: [bad] }))).toBe('<p><a>A</a>B</p>');
});

test.each(['1. **Time.** It runs.\n2. Plain', '1. **Time.** It runs.\n\n2. Plain'])(
  'the items of the list %j are split into their bold opening words and the rest',
  (text) => {
    const items = [
      { boldtext: 'Time.', text: ' It runs.' },
      { boldtext: null, text: 'Plain' },
    ];
    expect(blocks(text)).toMatchObject([{ type: 'list', ordered: true, start: 1, items }]);
  },
);

test.each([
  ['- **Bold**: rest\n  - B', ': rest\n<ul>\n<li>B</li>\n</ul>', 'Bold'],
  ['- **A [b](/c) *d* `e`** f', ' f', 'A <a href="/c">b</a> <em>d</em> <code>e</code>'],
  ['- A\n  - B', 'A\n<ul>\n<li>B</li>\n</ul>'],
  ['- A\n\n  B', '<p>A</p>\n<p>B</p>'],
  ['- [x] A', '<label><input type="checkbox" checked disabled> A</label>'],
  ['- [ ] A\n  - B', '<label><input type="checkbox" disabled> A\n</label><ul>\n<li>B</li>\n</ul>'],
])('the item %j keeps its whole content', (markdown, text, boldtext: string | null = null) => {
  expect(blocks(markdown)).toMatchObject([{ type: 'list', items: [{ boldtext, text }] }]);
});

test('the cells of a three-column table of sentences name their columns', () => {
  const sentence = 'Provisions on the availability, integrity and confidentiality of data.';
  const rows = (text: string) => `| Asks | Gives | Settles |\n| - | - | - |\n| a | ${text} | c |`;
  const [prose] = blocks(rows(sentence));
  expect(prose?.style).toBe('sentences');
  expect(prose?.html).toContain('<th scope="row">a</th>');
  expect(prose?.html).toContain(`<td data-column="Gives">${sentence}</td>`);
  const [figures] = blocks(rows('12'));
  expect(figures?.style).toBe(null);
  expect(figures?.html).not.toContain('data-column');
});

test.each([
  ['> Words.\n>\n> — Who', '<p>Words.</p>', 'Who'],
  ['> Words\n> — Who', '<p>Words</p>', 'Who'],
  ['> One.\n>\n> *Two*\n> – Who', '<p>One.</p><p><em>Two</em></p>', 'Who'],
  ['> Words.', '<p>Words.</p>', null],
  ['> — Words', '<p>— Words</p>', null],
  ['> Words\n> — an aside — that go on', '<p>Words\n— an aside — that go on</p>', null],
  ['> Words\n> — [Who](/home)', '<p>Words\n— <a href="/home">Who</a></p>', null],
])('the quotation %j has its words and its source', (text, html, caption) => {
  expect(blocks(text)).toEqual([{ type: 'quotation', html, caption, style: null }]);
});

test('footnotes come last, numbered in the order of their first references', () => {
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

test('a footnote can contain a list, refer to others and itself, and be anywhere', () => {
  const text = 'A.[^a]\n\n> [^a]: One:[^b]\n>\n>     - two[^a]\n\n[^b]: Three.';
  const [first, , notes] = blocks(text);
  expect(first?.html).toContain('href="#note-1"');
  expect(notes?.footnotes).toMatchObject([
    { id: 'note-1', references: ['reference-1-1', 'reference-1-2'] },
    { id: 'note-2', html: 'Three.', references: ['reference-2-1'] },
  ]);
  expect(notes?.footnotes?.[0]?.html).toMatch(/^<p>One:<sup.*<ul>\n<li>two<sup/s);
});

test('the reading time counts words but not link addresses, and is at least a minute', () => {
  expect(readingMinutes('Short.')).toBe(1);
  const text = 'It’s [a word](https://www.example.com/not/a/word).\n\n'.repeat(200);
  expect(readingMinutes(text)).toBe(2);
});
