import type { Element, Root } from 'hast';
import toHtml from 'hast-util-to-html';
import h from 'hastscript';
import { takeFootnotes } from '../../../../src/content-model/entries/footnotes';

/** A reference, and a note, as remark-footnotes 3 and mdast-util-to-hast 10 make them. */
const reference = (name: string) =>
  h('sup', { id: `fnref-${name}` }, [
    h('a', { href: `#fn-${name}`, className: ['footnote-ref'] }, name),
  ]);
const note = (name: string, ...content: (Element | string)[]) =>
  h('li', { id: `fn-${name}` }, [
    ...content,
    h('a', { href: `#fnref-${name}`, className: ['footnote-backref'] }, '↩'),
  ]);

/** Two sentences with the note `rule`, one with the note `2`. */
const article = (): Root => ({
  type: 'root',
  children: [
    h('p', ['Said.', reference('rule'), ' Again.', reference('rule')]),
    h('p', ['Said otherwise.', reference('2')]),
    h('div', { className: ['footnotes'] }, [
      h('hr'),
      h('ol', [note('rule', 'The ', h('strong', ['rule']), '.'), note('2', 'The other.')]),
    ]),
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
    children: [h('p', ['x', h('sup', ['2'])])],
  };
  const before = toHtml(root);
  expect(takeFootnotes(root, 'notes')).toEqual([]);
  expect(toHtml(root)).toBe(before);
});
