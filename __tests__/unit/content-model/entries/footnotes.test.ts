import type { Element, ElementContent, Root } from 'hast';
import toHtml from 'hast-util-to-html';
import { takeFootnotes } from '../../../../src/content-model/entries/footnotes';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

/** A reference, and a note, as remark-footnotes 3 and mdast-util-to-hast 10 make them. */
const reference = (name: string) =>
  element(
    'sup',
    { id: `fnref-${name}` },
    element('a', { href: `#fn-${name}`, className: ['footnote-ref'] }, text(name)),
  );
const note = (name: string, ...content: ElementContent[]) =>
  element(
    'li',
    { id: `fn-${name}` },
    ...content,
    element('a', { href: `#fnref-${name}`, className: ['footnote-backref'] }, text('↩')),
  );

/** Two sentences with the note `rule`, one with the note `2`. */
const article = (): Root => ({
  type: 'root',
  children: [
    element('p', {}, text('Said.'), reference('rule'), text(' Again.'), reference('rule')),
    element('p', {}, text('Said otherwise.'), reference('2')),
    element(
      'div',
      { className: ['footnotes'] },
      element('hr', {}),
      element(
        'ol',
        {},
        note('rule', text('The '), element('strong', {}, text('rule')), text('.')),
        note('2', text('The other.')),
      ),
    ),
  ],
});

test('footnotes are taken off the text, in the order in which they are referred to', () => {
  const root = article();
  expect(takeFootnotes(root, 'notes')).toEqual([
    {
      id: 'note-1',
      html: 'The <strong>rule</strong>.',
      references: ['reference-1-1', 'reference-1-2'],
    },
    { id: 'note-2', html: 'The other.', references: ['reference-2-1'] },
  ]);
  expect(toHtml(root)).not.toContain('The other.');
});

test('references are numbered, named once each, and say that they lead to a note', () => {
  const root = article();
  takeFootnotes(root, 'notes');
  const html = toHtml(root);
  expect(html.match(/ id="[^"]+"/g)).toEqual([
    ' id="reference-1-1"',
    ' id="reference-1-2"',
    ' id="reference-2-1"',
  ]);
  expect(html.match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
    '<a href="#note-1" aria-describedby="notes">1</a>',
    '<a href="#note-1" aria-describedby="notes">1</a>',
    '<a href="#note-2" aria-describedby="notes">2</a>',
  ]);
});

test('a text without footnotes stays as it is', () => {
  const root: Root = {
    type: 'root',
    children: [element('p', {}, text('x'), element('sup', {}, text('2')))],
  };
  const before = toHtml(root);
  expect(takeFootnotes(root, 'notes')).toEqual([]);
  expect(toHtml(root)).toBe(before);
});
