/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSite, removeSites } from './make-site';
import { readPdf, reference, textOf, type Pdf } from './read-pdf';
import {
  allElements,
  contentKey,
  readBookmarks,
  readStructure,
  type StructureElement,
} from './read-structure';

afterAll(removeSites);

describe('the PDF of a fact sheet that uses every part', () => {
  let file: Buffer;
  let pdf: Pdf;
  let elements: StructureElement[];

  beforeAll(async () => {
    const site = await makeSite();
    const text = await readFile(path.join(__dirname, 'fixture/every-part.md'), 'utf8');
    await site.write('every-part.md', text);
    const [written = ''] = await site.build();
    file = await readFile(path.join(site.publicDirectory, written));
    pdf = readPdf(file);
    elements = allElements(readStructure(pdf));
  });

  const tagged = (tag: string) => elements.filter((element) => element.tag === tag);
  const dictionaryOf = (id: number) => pdf.objects.get(id)?.dictionary ?? '';

  it('is a PDF 1.7', () => {
    expect(file.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(file.subarray(-6).toString('latin1')).toBe('%%EOF\n');
  });

  it('says that it is tagged, in British English, with a title to display', () => {
    expect(dictionaryOf(reference(pdf.catalog, 'MarkInfo'))).toContain('/Marked true');
    expect(dictionaryOf(reference(pdf.catalog, 'StructTreeRoot'))).toContain('/ParentTree');
    expect(dictionaryOf(reference(pdf.catalog, 'ViewerPreferences'))).toContain(
      '/DisplayDocTitle true',
    );
    expect(textOf(pdf.catalog, 'Lang')).toBe('en-GB');
    for (const page of pdf.pages) expect(dictionaryOf(page)).toContain('/Tabs /S');
  });

  it('tells its properties, in the document and as XML', () => {
    const property = (key: string) => textOf(dictionaryOf(reference(pdf.info, key)));
    expect(property('Title')).toBe('Every part of a fact sheet & how it’s set');
    expect(property('Author')).toBe('Sample & Sons Ltd');
    expect(property('Subject')).toMatch(/^One page that holds/);
    expect(property('CreationDate')).toBe('D:20241112000000Z');
    const xml = pdf.objects.get(reference(pdf.catalog, 'Metadata'))?.stream ?? '';
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(Buffer.from(xml, 'latin1').toString('utf8')).toContain(
      '>Every part of a fact sheet &amp; how it’s set<',
    );
  });

  it('has a bookmark for each heading, under that of the level above', () => {
    expect(readBookmarks(pdf)).toEqual([
      'Every part of a fact sheet & how it’s set',
      '-Lists of either kind',
      '--A heading of the third level',
      '---A heading of the fourth level',
      '-A table across the page',
      '-A picture, and a table beside the margin of the page',
    ]);
  });

  it('leaves nothing on a page untagged, and nothing in the structure twice', () => {
    const shown = pdf.contents.filter(({ tag }) => tag !== 'Artifact');
    const owned = elements.flatMap(({ own }) => own);
    expect(shown.every(({ tag }) => tag !== '')).toBe(true);
    expect(new Set(owned).size).toBe(owned.length);
    expect(shown.map(({ page, mcid }) => contentKey(page, mcid ?? -1)).sort()).toEqual(
      owned.sort(),
    );
  });

  it('reads from the first word to the last in the order of the text', () => {
    const { text } = readStructure(pdf);
    const passages = [
      'Sample & Sons',
      'Every part of a fact sheet & how it’s set',
      'each part can be looked at.',
      '12 November 2024',
      'An opening paragraph with strong words, emphasised words and both, a link to the framework’s own page that',
      '“Double” and ‘single’ marks, and the firm’s own apostrophe.',
      '1.A first step that takes more than one line',
      '–with a point of its own',
      'with a line break written by the author: here it goes on.',
      'Framework AOutcomes in six functions: govern, identify, protect, detect, respond1,200',
      'A picture may have a caption, which stays with it and is set small',
      'Regulation (EU) 2022/2554, Articles 5 and 6, and a link in a note.',
      'A company that stands in this test for the one whose site it is. www.sample.example',
    ];
    const places = passages.map((passage) => text.indexOf(passage));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('leaves the second paragraph of the description to the site', () => {
    expect(readStructure(pdf).text).not.toContain('which the cover leaves out');
  });

  it('nests its lists and says how they are numbered', () => {
    const lists = tagged('L');
    expect(lists.map(({ dictionary }) => /ListNumbering \/(\w+)/.exec(dictionary)?.[1])).toEqual([
      'Decimal',
      'Disc',
      'Decimal',
      'Disc',
    ]);
    for (const item of tagged('LI')) {
      expect(item.children.map(({ tag }) => tag)).toEqual(['Lbl', 'LBody']);
    }
  });

  it('has tables with heads for columns and, where a column is all in bold, for rows', () => {
    const [wide, narrow] = tagged('Table');
    const heads = (table: StructureElement | undefined, scope: string) =>
      (table ? allElements(table) : [])
        .filter(({ tag, dictionary }) => tag === 'TH' && dictionary.includes(`/Scope /${scope}`))
        .map(({ text }) => text);
    expect(heads(wide, 'Column')).toEqual(['Framework', 'What it asks for', 'Cost']);
    expect(heads(wide, 'Row')).toHaveLength(10);
    expect(heads(narrow, 'Column')).toEqual(['Term', 'Meaning']);
    expect(heads(narrow, 'Row')).toEqual([]);
  });

  it('tells what its pictures show', () => {
    expect(tagged('Figure').map(({ dictionary }) => textOf(dictionary, 'Alt'))).toEqual([
      'Stacked planes with one lit path',
      'Three planes, the middle one missing',
    ]);
    expect(tagged('Caption').map(({ text }) => text)).toEqual([
      'A picture may have a caption, which stays with it and is set small',
    ]);
  });

  it('has links that can be followed, on the page where they say they are', () => {
    const addresses = tagged('Link').map(({ annotations }) => {
      const [first] = annotations;
      const annotation = dictionaryOf(first?.id ?? 0);
      const action = dictionaryOf(reference(annotation, 'A'));
      return action.includes('/URI') ? textOf(action, 'URI') : textOf(action, 'D');
    });
    expect(addresses).toEqual([
      'https://www.nist.gov/cyberframework',
      'https://www.example.com/a/long/way',
      'https://www.sample.example/contact',
      'https://www.example.org/reports/2024/register-of-information?version=final',
      'note-01',
      'note-02',
      'note-01',
      'https://www.example.com',
      'https://www.example.com/reference',
      'mention-01',
      'https://www.example.com/note',
      'mention-02',
      'https://www.sample.example',
    ]);
    for (const { id, page } of tagged('Link').flatMap(({ annotations }) => annotations)) {
      expect(dictionaryOf(id)).toMatch(/\/Contents \([^)]/);
      expect(dictionaryOf(id)).toMatch(/\/StructParent \d/);
      expect(dictionaryOf(pdf.pages[page - 1] ?? 0)).toMatch(
        new RegExp(`/Annots [^\\]]*\\b${id} 0 R`),
      );
    }
  });

  it('gives each note a name, and a place for the links that lead to it', () => {
    const root = dictionaryOf(reference(pdf.catalog, 'StructTreeRoot'));
    const places = dictionaryOf(reference(pdf.catalog, 'Names'));
    for (const name of ['note-01', 'note-02']) {
      expect(root).toContain(`(${name})`);
      expect(places).toContain(`(${name})`);
    }
    expect(tagged('Note').map(({ dictionary }) => textOf(dictionary, 'ID'))).toEqual([
      'note-01',
      'note-02',
    ]);
  });

  it('numbers its pages outside of the text', () => {
    const decoration = pdf.contents.filter(({ tag }) => tag === 'Artifact');
    pdf.pages.forEach((_, index) => {
      const number = `${index + 1} / ${pdf.pages.length}`;
      expect(decoration.some(({ page, text }) => page === index + 1 && text.endsWith(number))).toBe(
        true,
      );
    });
  });

  it('embeds every font that it uses', () => {
    const fonts = [...pdf.objects.values()].filter(({ dictionary }) =>
      /\/Type \/Font\n/.test(dictionary),
    );
    const descriptors = [...pdf.objects.values()].filter(({ dictionary }) =>
      dictionary.includes('/Type /FontDescriptor'),
    );
    expect(fonts.length).toBeGreaterThan(0);
    expect(descriptors).toHaveLength(fonts.length / 2);
    for (const { dictionary } of descriptors) expect(dictionary).toContain('/FontFile2');
  });
});
