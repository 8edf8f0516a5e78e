import type { Element, Root } from 'hast';
import h from 'hastscript';
import { blocksOf, readingMinutes } from '../../../../src/content-model/entries/article-blocks';

const body = (...children: Element[]): Root => ({ type: 'root', children });

describe('an article is split into typed blocks (R114)', () => {
  test('a heading is bluetext with an anchor of its own', () => {
    const blocks = blocksOf(body(h('h2', ['Exit & entry']), h('h2', ['Exit & entry'])));
    expect(blocks).toMatchObject([
      { type: 'bluetext', level: 2, anchor: 'exit--entry', caption: 'Exit & entry' },
      { type: 'bluetext', level: 2, anchor: 'exit--entry-1' },
    ]);
  });

  test.each([
    [
      ['Scripts', 'Closing'],
      ['section-scripts', 'section-closing'],
    ],
    [
      ['Note', 'Note'],
      ['note', 'section-note'],
    ],
    [
      ['Section scripts', 'Scripts'],
      ['section-scripts', 'section-scripts-1'],
    ],
  ])('the headings %j take no id that the page has', (headings, anchors) => {
    const blocks = blocksOf(body(...headings.map((words) => h('h2', [words]))));
    expect(blocks.map(({ anchor }) => anchor)).toEqual(anchors);
  });

  test('what Markdown does not make is left out', () => {
    const bad = h('p', [
      h('a', { href: 'javascript:alert(1)', onClick: 'alert(1)', id: 'scripts' }, 'A'),
      h('script', ['alert(1)']),
      h('meta', { httpEquiv: ['refresh'] }),
      h('iframe', { src: 'https://elsewhere.example' }, 'B'),
    ]);
    expect(blocksOf(body(bad))).toMatchObject([{ type: 'paragraph', html: '<a>A</a>B' }]);
  });

  test('a picture alone in its paragraph is an image with its caption', () => {
    const image = h('img', { src: './pictures/a%20b.png', alt: 'Tiers', title: 'Four' });
    expect(blocksOf(body(h('p', [image])))).toEqual([
      {
        type: 'image',
        html: '',
        src: './pictures/a b.png',
        alt: 'Tiers',
        caption: 'Four',
        style: null,
      },
    ]);
  });

  test('a paragraph all in bold is boldtext, one that only begins in bold is a paragraph', () => {
    const bold = h('strong', ['All of it.']);
    expect(blocksOf(body(h('p', [bold])))).toMatchObject([
      { type: 'boldtext', html: 'All of it.' },
    ]);
    expect(blocksOf(body(h('p', [bold, ' Not all.'])))).toMatchObject([
      { type: 'paragraph', html: '<strong>All of it.</strong> Not all.' },
    ]);
  });

  test('a list item is split into the bold words that it begins with and the rest', () => {
    const items = [
      h('li', [h('strong', ['Time.']), ' It runs.']),
      h('li', ['\n', h('p', ['Plain']), '\n']),
    ];
    expect(blocksOf(body(h('ol', items)))).toMatchObject([
      {
        type: 'list',
        ordered: true,
        items: [
          { boldtext: 'Time.', text: 'It runs.' },
          { boldtext: null, text: 'Plain' },
        ],
      },
    ]);
  });

  test('a style name stands in braces at the end of a block and is taken off it', () => {
    expect(blocksOf(body(h('p', ['Wide words {.wide}'])))).toEqual([
      { type: 'paragraph', html: 'Wide words', style: 'wide' },
    ]);
  });

  test('a table is named by the headings of its columns, which say what they are', () => {
    const row = (name: string, ...cells: string[]) =>
      h(
        'tr',
        cells.map((cell) => h(name, [cell])),
      );
    const table = h('table', [
      h('thead', [row('th', 'Framework', '')]),
      h('tbody', [row('td', 'DORA', '2022')]),
    ]);
    const [block] = blocksOf(body(table));
    expect(block).toMatchObject({ type: 'table', caption: 'Framework' });
    expect(block?.html).toContain('<th scope="col">Framework</th>');
  });

  test('a quotation ends with whom it is from, where a dash says so', () => {
    const words = h('p', ['Follow the chain.']);
    const signed = h('blockquote', [words, '\n', h('p', ['— A supervisor'])]);
    expect(blocksOf(body(signed, h('blockquote', [words])))).toMatchObject([
      { type: 'quotation', html: '<p>Follow the chain.</p>', caption: 'A supervisor' },
      { type: 'quotation', html: '<p>Follow the chain.</p>', caption: null },
    ]);
  });

  test('anything else is prose', () => {
    expect(blocksOf(body(h('pre', ['Set'])))).toMatchObject([
      { type: 'prose', html: '<pre>Set</pre>' },
    ]);
  });
});

test('the reading time counts words, not the addresses of links, and is at least a minute', () => {
  expect(readingMinutes('Short.')).toBe(1);
  expect(readingMinutes('It’s [a word](https://www.example.com/not/a/word).\n\n'.repeat(200))).toBe(
    2,
  );
});
