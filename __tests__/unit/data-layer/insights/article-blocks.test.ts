import type { Element, ElementContent, Root } from 'hast';
import { blocksOf } from '../../../../src/data-layer/insights/article-blocks';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
const body = (...children: Element[]): Root => ({ type: 'root', children });

describe('an article is split into the blocks of specification section 3', () => {
  test('a heading is bluetext with an anchor of its own', () => {
    const blocks = blocksOf(
      body(element('h2', [text('Exit & entry')]), element('h2', [text('Exit & entry')])),
    );
    expect(blocks).toMatchObject([
      { type: 'bluetext', level: 2, anchor: 'exit--entry' },
      { type: 'bluetext', level: 2, anchor: 'exit--entry-1' },
    ]);
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

  test('anything else is prose', () => {
    expect(blocksOf(body(element('blockquote', [text('Quoted')])))).toMatchObject([
      { type: 'prose', html: '<blockquote>Quoted</blockquote>' },
    ]);
  });
});
