/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { singleFileTypes } from '../../../../src/content-model/schema/content-types';
import { contentMistakes } from '../../../../src/content-model/checks/content';
import { itFinds } from './breaks';

describe('odd things in the content folder', () => {
  itFinds({
    'a folder in place of a file': (copy) => {
      copy.remove('forms.json');
      copy.write('forms.json/forms.json', '{}');
      return 'content/forms.json:1: is a folder, but must be a file. Replace it by the file';
    },
    'a binary file': (copy) => {
      copy.write('forms.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xfe]));
      return 'content/forms.json:1: is not a text in UTF-8. Save it as UTF-8, or restore the file';
    },
    'a file of five megabytes': (copy) => {
      copy.write('forms.json', JSON.stringify({ labels: 'x'.repeat(5_000_000) }));
      return 'content/forms.json:1: has 5.0 MB, at most 1.0 MB are allowed. Shorten the text, pictures and files stand beside it';
    },
    'an empty file': (copy) => {
      copy.write('forms.json', '');
      return 'content/forms.json:1: is empty. Write an object: { … }';
    },
    'an empty article': (copy) => {
      copy.write('insights/blog/another.md', '\n');
      return 'content/insights/blog/another.md:1: is empty. Begin with --- and the fields';
    },
    'a list in place of an object': (copy) => {
      copy.write('offices.json', '[]');
      return 'content/offices.json:1: is a list, but must be an object. Write an object with offices: the offices, in the footer, on the contact page and beside the enquiry form (content/offices.json)';
    },
    'a byte-order mark': (copy) => {
      copy.write('offices.json', `\uFEFF${copy.read('offices.json')}`);
      return 'content/offices.json:1: begins with a byte-order mark. Save it as UTF-8 without BOM';
    },
    'a link that leads nowhere': (copy) => {
      fs.symlinkSync(path.join(copy.root, 'gone.json'), copy.at('insights/blog/gone.md'));
      return 'content/insights/blog/gone.md:1: cannot be read. Replace it by the file';
    },
  });

  it.each([
    ['50,000 brackets', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['an open text of 900 kB', `{"a": "${'x'.repeat(900_000)}`],
    ['900 kB of commas', ','.repeat(900_000)],
    ['front matter with a thousand aliases', `---\na: &a [1]\n${'b: *a\n'.repeat(1000)}---\n`],
    ['5,000 brackets in Markdown', `---\na: 1\n---\n${'['.repeat(5_000)}`],
  ])('survives %s', async (_name, text) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
    fs.mkdirSync(path.join(root, 'content/insights/blog'), { recursive: true });
    fs.writeFileSync(path.join(root, 'content/site.json'), text);
    fs.writeFileSync(path.join(root, 'content/insights/blog/post.md'), text);
    const files = (await contentMistakes(root)).map(({ file }) => file);
    expect(files).toContain('content/site.json');
    expect(files).toContain('content/insights/blog/post.md');
    fs.rmSync(root, { recursive: true });
  });
});

describe('hardly any content', () => {
  it('asks for every file where the folder is empty', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
    fs.mkdirSync(path.join(root, 'content'));
    const mistakes = await contentMistakes(root);
    expect(
      mistakes.filter(({ problem }) => problem === 'is missing').map(({ file }) => file),
    ).toEqual(singleFileTypes.map((contentType) => `content/${contentType.path}`).sort());
    expect(mistakes).toHaveLength(singleFileTypes.length + 1);
    fs.rmSync(root, { recursive: true });
  });

  it.each(['', 'content'])('says so where the folder is none (%j)', async (file) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
    if (file) fs.writeFileSync(path.join(root, file), '');
    const mistakes = await contentMistakes(root);
    expect(mistakes).toEqual([
      { file: 'content', line: 1, field: '', problem: 'is not a folder', remedy: 'Restore it' },
    ]);
    fs.rmSync(root, { recursive: true });
  });
});
