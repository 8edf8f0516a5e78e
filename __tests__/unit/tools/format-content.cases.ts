import { formatContent } from '../../../tools/format-content';

const page = { format: 'json', type: 'ErrorPage' } as const;

test('writes front matter as the editor does (R291)', () => {
  const text = `---
date: '2024-11-12'
heading: 'A title'
category: "A: b"
picture: { alt: "", file: ./pictures/a.png }
---
Text

`;
  expect(formatContent(text, { format: 'markdown', type: 'BlogPost' })).toBe(`---
heading: A title
date: 2024-11-12
category: 'A: b'
picture:
  file: ./pictures/a.png
  alt: ''
---

Text
`);
});

test('writes JSON as the editor does (R291)', () => {
  const text = '{ "subtitle": "b", "title": "a", "links": [{ "link": "/", "label": "c" }] }';
  const sorted = { title: 'a', subtitle: 'b', links: [{ label: 'c', link: '/' }] };
  expect(formatContent(text, page)).toBe(`${JSON.stringify(sorted, null, 2)}\n`);
});

test.each(['{ "title": "a", "title": "b" }', '{ "title": "a", }'])(
  'leaves %s to the content check, so that no text is lost',
  (text) => {
    expect(formatContent(text, page)).toBe(text);
  },
);
