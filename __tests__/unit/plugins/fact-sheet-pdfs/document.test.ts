import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderFactSheet } from '../../../../plugins/gatsby-plugin-fact-sheet-pdfs/render';
import { createTypesetter, typefaces } from '../../../../plugins/typesetting/typesetter';
import { inTypeface } from '../../../../src/content-model/rules/print';
import { parseBody } from '../../../../src/content-model/source/markdown/parse';
import { brand } from '../../../fixtures/brand';

const folder = path.resolve('__tests__/fixtures');

const typesetter = createTypesetter();

/** The PDF of a fact sheet as text: Typst compresses the pages' content, but not their structure. */
async function pdfOf(body: string): Promise<string> {
  const sheet = {
    heading: 'Parts & pieces',
    date: '2024-11-12',
    description: 'What it is about.',
    picture: { file: path.join(folder, 'sample.png'), alt: 'Stacked planes' },
    folder,
    body: parseBody(body),
    contents: 'Contents',
  };
  return (await renderFactSheet(sheet, brand, typesetter)).toString('latin1');
}

const all = (pdf: string, pattern: RegExp) => [...pdf.matchAll(pattern)].map(([, found]) => found);
const tags = (pdf: string, tag: string) => all(pdf, new RegExp(`/S /(${tag})\\s`, 'g')).length;

describe('a fact sheet that uses every part', () => {
  let pdf: string;

  beforeAll(async () => {
    pdf = await pdfOf(await readFile(path.join(__dirname, 'every-part.md'), 'utf8'));
  });

  it('declares PDF/UA-1, its language and a title to display', () => {
    const title = ['/DisplayDocTitle true', '/Title (Parts & pieces)'];
    const author = ['/Author (Sample & Sons Ltd)', '/CreationDate (D:20241112'];
    const parts = ['pdfuaid:part>1<', '/Lang (en-GB)', ...title, ...author];
    expect(parts.filter((part) => !pdf.includes(part))).toEqual([]);
  });

  it('tags each kind of part', () => {
    const kinds = ['H1', 'H2', 'H4', 'L', 'LI', 'BlockQuote', 'Note', 'Caption', 'THead', 'Figure'];
    expect(kinds.filter((kind) => tags(pdf, kind) === 0)).toEqual([]);
  });

  it.each([
    ['descriptions of its pictures', /\/Alt \(([^)]+)\)/g, 2],
    ['links to full addresses', /\/URI \((https:[^)]+)\)/g, 8],
    ['bookmarks of headings', /\/Title \(([^)]+)\)\s*\/Dest/g, 6],
  ])('has %s', (_what, pattern, count) => {
    expect(all(pdf, pattern)).toHaveLength(count);
  });

  it('embeds the site’s typeface and no other', () => {
    const fonts = all(pdf, /\/FontName \/[A-Z]+\+([\w-]+)/g);
    expect(fonts.length).toBeGreaterThan(0);
    const name = new RegExp(`^${typefaces[0]?.replaceAll('-', '')}`, 'i');
    for (const font of fonts) expect(font).toMatch(name);
  });
});

it('the same fact sheet always gives the same bytes', async () => {
  // Not toBe(), which would print both.
  expect((await pdfOf('Text.')) === (await pdfOf('Text.'))).toBe(true);
});

it('a long fact sheet lists its contents', async () => {
  const section = `## Section\n\n${'Some words of a paragraph. '.repeat(100)}\n\n`;
  expect(tags(await pdfOf(section), 'TOCI')).toBe(0);
  expect(tags(await pdfOf(section.repeat(12)), 'TOCI')).toBe(12);
});

it('typesets every character that the check allows, and no other', async () => {
  const all = Array.from({ length: 0x2800 - 0x20 }, (_, index) =>
    String.fromCodePoint(index + 0x20),
  );
  const allowed = all.filter((character) => inTypeface.test(character) && !/\s/.test(character));
  expect(allowed.join('')).toMatch(/½.*ł.*ș.*₹.*≥/);
  const text = allowed.map((character) => `\\${character}`).join(' a');
  expect((await pdfOf(text)).slice(0, 5)).toBe('%PDF-');
  for (const character of 'क漢😀') {
    expect(inTypeface.test(character)).toBe(false);
    await expect(pdfOf(`a${character}`)).rejects.toThrow('could not be displayed');
  }
});

it('a link inside the document leads to its heading', async () => {
  const pdf = await pdfOf('[Down](#two) and [up](#three-1)\n\n## Two\n\n### Three\n\n### Three');
  expect(all(pdf, /\/URI \(([^)]*)\)/g)).toEqual(['https://www.sample.example']);
  expect(tags(pdf, 'Link')).toBe(3);
});

it('a row keeps its own cells', async () => {
  const pdf = await pdfOf('| a | b | c |\n| - | - | - |\n| d |\n| e |\n| f |');
  expect([tags(pdf, 'TR'), tags(pdf, 'TH'), tags(pdf, 'TD')]).toEqual([4, 3, 9]);
});

/** Prefixes the lines of a text, the first one differently. */
const inside = (first: string, others: string, text: string) =>
  first + text.replaceAll('\n', `\n${others}`);

it.each([
  ['Code', '`a = "b"`'],
  ['Code', '```js\nif (a < b) {\n\n  b()\n}\n```'],
  ['Code', '    a b'],
  // Wider than the page.
  ['Code', `\`${'a'.repeat(200)}\``],
  ['TH', `| ${'A'.repeat(90)} | ${'B'.repeat(90)} | C |\n| - | - | - |`],
  ['TH', '| A | B | C |\n| - | :-: | -: |\n| `a` | ~~b~~ |'],
  ['P', '~~gone~~ and **~~bold~~**'],
  ['P', 'A <!-- b --> c\n\n<!--\nd\n-->'],
  ['P', 'A\n\n---\n\nB'],
  ['P', 'A &amp; B \\* &copy; \\\nC  \nD'],
  // Without words.
  ['P', 'A [](/a)'],
  ['P', '##'],
  ['LI', '-\n1.'],
  ['LI', '- [ ] A\n- [x] B\n\n  C'],
  ['H3', '# A\n\n###### B\n\n## C\n\n#### D'],
  ['H2', '## [A](/a) `b`[^a]'],
  ['H2', 'A\n='],
  ['BlockQuote', '> > A\n>\n> - B'],
  ['Link', '<https://a.example> <a@b.example> [*A*][] [B](#c "D")\n\n[*A*]: /a'],
  // Notes that refer to each other.
  ['Note', 'A[^b] B[^b]\n\n[^b]: C[^b]\n\n    - D[^c]\n\n[^c]: E'],
])('typesets a %s wherever it stands: %j', async (tag, text) => {
  const places = [text, inside('- ', '  ', text), inside('> ', '> ', text)];
  const note = inside('[^a]: ', '    ', text.replace('[^a]', ''));
  const pdf = await pdfOf(`${places.join('\n\nA\n\n')}\n\nA[^a]\n\n${note}`);
  expect(tags(pdf, tag)).toBeGreaterThan(2);
});

it('typesets a picture without words as a decoration', async () => {
  const pdf = await pdfOf('![](./sample.png "A caption")\n\n![](./sample.png)');
  expect(tags(pdf, 'Caption')).toBe(1);
});
