import type { Element, ElementContent, Root } from 'hast';
import { blocksOf } from '../../../../src/content-model/entries/article-blocks';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
const body = (...children: Element[]): Root => ({ type: 'root', children });

describe('an article is split into typed blocks (R114)', () => {
  test('a heading is bluetext with an anchor of its own', () => {
    const blocks = blocksOf(
      body(element('h2', [text('Exit & entry')]), element('h2', [text('Exit & entry')])),
    );
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
    const blocks = blocksOf(body(...headings.map((words) => element('h2', [text(words)]))));
    expect(blocks.map(({ anchor }) => anchor)).toEqual(anchors);
  });

  test('what Markdown does not make is left out', () => {
    const bad = element('p', [
      element('a', [text('A')], {
        href: 'javascript:alert(1)',
        onClick: 'alert(1)',
        id: 'scripts',
      }),
      element('script', [text('alert(1)')]),
      element('meta', [], { httpEquiv: ['refresh'] }),
      element('iframe', [text('B')], { src: 'https://elsewhere.example' }),
    ]);
    expect(blocksOf(body(bad))).toMatchObject([{ type: 'paragraph', html: '<a>A</a>B' }]);
  });

  test('a picture alone in its paragraph is an image with its caption', () => {
    const image = element('img', [], { src: './pictures/a%20b.png', alt: 'Tiers', title: 'Four' });
    expect(blocksOf(body(element('p', [image])))).toEqual([
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
    const bold = element('strong', [text('All of it.')]);
    expect(blocksOf(body(element('p', [bold])))).toMatchObject([
      { type: 'boldtext', html: 'All of it.' },
    ]);
    expect(blocksOf(body(element('p', [bold, text(' Not all.')])))).toMatchObject([
      { type: 'paragraph', html: '<strong>All of it.</strong> Not all.' },
    ]);
  });

  test('a list item is split into the bold words that it begins with and the rest', () => {
    const items = [
      element('li', [element('strong', [text('Time.')]), text(' It runs.')]),
      element('li', [text('\n'), element('p', [text('Plain')]), text('\n')]),
    ];
    expect(blocksOf(body(element('ol', items)))).toMatchObject([
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
    expect(blocksOf(body(element('p', [text('Wide words {.wide}')])))).toEqual([
      { type: 'paragraph', html: 'Wide words', style: 'wide' },
    ]);
  });

  test('a table is named by the headings of its columns, which say what they are', () => {
    const row = (name: string, ...cells: string[]) =>
      element(
        'tr',
        cells.map((cell) => element(name, [text(cell)])),
      );
    const table = element('table', [
      element('thead', [row('th', 'Framework', '')]),
      element('tbody', [row('td', 'DORA', '2022')]),
    ]);
    const [block] = blocksOf(body(table));
    expect(block).toMatchObject({ type: 'table', caption: 'Framework' });
    expect(block?.html).toContain('<th scope="col">Framework</th>');
  });

  test('a quotation ends with whom it is from, where a dash says so', () => {
    const words = element('p', [text('Follow the chain.')]);
    const signed = element('blockquote', [
      words,
      text('\n'),
      element('p', [text('— A supervisor')]),
    ]);
    expect(blocksOf(body(signed, element('blockquote', [words])))).toMatchObject([
      { type: 'quotation', html: '<p>Follow the chain.</p>', caption: 'A supervisor' },
      { type: 'quotation', html: '<p>Follow the chain.</p>', caption: null },
    ]);
  });

  test('anything else is prose', () => {
    expect(blocksOf(body(element('pre', [text('Set')])))).toMatchObject([
      { type: 'prose', html: '<pre>Set</pre>' },
    ]);
  });
});
