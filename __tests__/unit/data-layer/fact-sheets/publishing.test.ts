/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { frontMatter, makeSite, removeSites } from './make-site';
import { readPdf } from './read-pdf';
import { readStructure } from './read-structure';

const body = '\nThe text of it.\n';

afterAll(removeSites);

describe('which fact sheets become PDFs', () => {
  it('gives a published one the path that it is asked to have', async () => {
    const site = await makeSite();
    await site.write('risk.md', frontMatter() + body);
    expect(await site.build()).toEqual(['/fact-sheets/risk-0123456789abcdef.pdf']);
    expect(await readdir(path.join(site.publicDirectory, 'fact-sheets'))).toEqual([
      'risk-0123456789abcdef.pdf',
    ]);
  });

  it('gives a draft none', async () => {
    const site = await makeSite();
    await site.write('risk.md', frontMatter({ draft: 'true' }) + body);
    expect(await site.build()).toEqual([]);
  });

  it('gives one with a day to come none until that day', async () => {
    const site = await makeSite();
    await site.write('risk.md', frontMatter({ date: '2025-06-01' }) + body);
    expect(await site.build('2025-05-31')).toEqual([]);
    expect(await site.build('2025-06-01')).toHaveLength(1);
  });

  it('takes the PDF of one that is withdrawn off the site', async () => {
    const site = await makeSite();
    await site.write('kept.md', frontMatter() + body);
    await site.write('withdrawn.md', frontMatter() + body);
    await site.build();
    await site.remove('withdrawn.md');
    await site.build();
    expect(await readdir(path.join(site.publicDirectory, 'fact-sheets'))).toEqual([
      'kept-0123456789abcdef.pdf',
    ]);
  });
});

describe('the PDF of a fact sheet', () => {
  const pdfOf = async (texts: string[]): Promise<Buffer[]> => {
    const site = await makeSite();
    const files: Buffer[] = [];
    for (const text of texts) {
      await site.write('risk.md', text);
      const [written = ''] = await site.build();
      files.push(await readFile(path.join(site.publicDirectory, written)));
    }
    return files;
  };

  it('is the same to the last byte where nothing has changed', async () => {
    const text = frontMatter() + body;
    const [first, second] = await pdfOf([text, text]);
    expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  it('changes with its Markdown', async () => {
    const files = await pdfOf([
      frontMatter() + body,
      frontMatter() + body + '\nAnother sentence.\n',
    ]);
    const [before = '', after = ''] = files.map((file) => readStructure(readPdf(file)).text);
    expect(before).not.toContain('Another sentence.');
    expect(after).toContain('The text of it.Another sentence.');
  });

  it('repeats the head of a table on each page, and tells it once', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `| Item ${index + 1} | Text | 1 |`);
    const table = ['| Name | Meaning | Count |', '| --- | --- | ---: |', ...rows].join('\n');
    const [file = Buffer.alloc(0)] = await pdfOf([`${frontMatter()}\n## List\n\n${table}\n`]);
    const pdf = readPdf(file);
    const heads = pdf.contents.filter(({ text }) => text === 'Meaning');
    expect(pdf.pages.length).toBeGreaterThan(1);
    expect(heads.map(({ page }) => page)).toEqual(pdf.pages.map((_, index) => index + 1));
    expect(heads.map(({ tag }) => tag)).toEqual([
      'TH',
      ...pdf.pages.slice(1).map(() => 'Artifact'),
    ]);
    expect(readStructure(pdf).text.match(/Meaning/g)).toHaveLength(1);
  });

  it('holds a link that goes on over the end of a page, each part where it is shown', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
    const [file = Buffer.alloc(0)] = await pdfOf([
      `${frontMatter()}\n[${words}](https://www.example.com)\n`,
    ]);
    const pdf = readPdf(file);
    const onPage = (page: number) => pdf.contents.filter((content) => content.page === page);
    expect(pdf.pages.length).toBeGreaterThan(1);
    pdf.pages.forEach((id, index) => {
      const lines = onPage(index + 1).filter(({ tag }) => tag === 'Link').length;
      const areas = /\/Annots \[([^\]]*)\]/.exec(pdf.objects.get(id)?.dictionary ?? '')?.[1] ?? '';
      expect(areas.match(/0 R/g)).toHaveLength(lines);
    });
  });
});
