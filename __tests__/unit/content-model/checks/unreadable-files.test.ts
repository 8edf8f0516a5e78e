import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from '../../../../src/content-model/checks/content';
import { formatMistake } from '../../../../src/content-model/checks/mistake';
import { singleFileTypes } from '../../../../src/content-model/schema/content-types';
import { content, file, itFinds, sampleFiles } from './sample-content';

describe('unreadable files', () => {
  itFinds([
    [
      () => {
        content.remove('forms.json');
        content.write('forms.json/forms.json', '{}');
        return 'forms.json:1';
      },
      'is a folder, but must be a file. Replace it by the file',
    ],
    [
      file('forms.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xfe])),
      'is not a text in UTF-8. Save it as UTF-8, or restore the file',
    ],
    [
      file('forms.json', JSON.stringify({ labels: 'x'.repeat(5_000_000) })),
      'has 5.0 MB, at most 100 kB are allowed. Shorten the text, pictures and files stand beside it',
    ],
    [file('forms.json', ''), 'is empty. Write an object: { … }'],
    [file(sampleFiles.post, '\n'), 'is empty. Begin with --- and the fields'],
    [
      file('offices.json', '[]'),
      'is a list, but must be an object. Write an object with offices: the offices, in the footer, on the contact page and beside the enquiry form (content/offices.json)',
    ],
    [
      () => file('offices.json', `\uFEFF${content.read('offices.json')}`)(),
      'begins with a byte-order mark. Save it as UTF-8 without BOM',
    ],
    [
      () => {
        fs.symlinkSync('post.md', content.at('insights/blog/link.md'));
        return 'insights/blog/link.md:1';
      },
      'is a link, but must be a file. Replace it by the file',
    ],
  ]);
});

describe('without the sample content', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it.each([
    ['50,000 brackets', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['90 kB of commas', ','.repeat(90_000)],
    ['front matter with a thousand aliases', `---\na: &a [1]\n${'b: *a\n'.repeat(1000)}---\n`],
  ])('the check survives %s', async (_name, text) => {
    fs.mkdirSync(path.join(root, 'content/insights/blog'), { recursive: true });
    fs.writeFileSync(path.join(root, 'content/site.json'), text);
    fs.writeFileSync(path.join(root, 'content/insights/blog/post.md'), text);
    const files = (await checkContent(root)).mistakes.map(({ file: name }) => name);
    expect(files).toContain('content/site.json');
    expect(files).toContain('content/insights/blog/post.md');
  });

  it('an empty folder lacks every file', async () => {
    fs.mkdirSync(path.join(root, 'content'));
    const { mistakes } = await checkContent(root);
    const missing = mistakes.filter(({ problem }) => problem === 'is missing');
    expect(missing.map(({ file: name }) => name)).toEqual(
      singleFileTypes.map((contentType) => `content/${contentType.path}`).sort(),
    );
    expect(mistakes).toHaveLength(singleFileTypes.length + 1);
  });

  it.each(['', 'content'])('content/ has to be a folder (%j)', async (name) => {
    if (name) fs.writeFileSync(path.join(root, name), '');
    const { mistakes } = await checkContent(root);
    expect(mistakes.map(formatMistake)).toEqual(['content:1: is not a folder. Restore it']);
  });
});
