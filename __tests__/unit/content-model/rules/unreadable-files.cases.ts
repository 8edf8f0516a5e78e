import fs from 'node:fs';
import { checkContent } from '../../../../src/content-model/rules/check-content';
import { singleFileTypes } from '../../../../src/content-model/schema/content-types';
import { content, file, itFinds, sampleFiles } from './sample-content';

itFinds('unreadable files', {
  'is a folder, but must be a file. Replace it with the file': () => {
    content.remove('forms.json');
    content.write('forms.json/forms.json', '{}');
    return 'forms.json:1';
  },
  'is not UTF-8 text. Save it as UTF-8, or restore the file': () =>
    file('forms.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xfe])),
  'has 5.0 MB, but at most 100 kB are allowed. Shorten the text; keep pictures and files beside it':
    () => file('forms.json', JSON.stringify({ labels: 'x'.repeat(5_000_000) })),
  'is empty. Begin with --- and the fields': () => file(sampleFiles.post, '\n'),
  'is a list, but must be an object. Write an object with offices: the offices, in the footer, on the contact page and beside the enquiry form (content/offices.json)':
    () => file('offices.json', '[]'),
  'begins with a byte-order mark. Save it as UTF-8 without BOM': () =>
    file('offices.json', `\uFEFF${content.read('offices.json')}`),
  'is a link, but must be a file. Replace it with the file': () => {
    fs.symlinkSync('post.md', content.at('insights/blog/link.md'));
    return 'insights/blog/link.md:1';
  },
});

it.each([
  ['50,000 brackets', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['90 kB of commas', ','.repeat(90_000)],
  ['front matter with a thousand aliases', `---\na: &a [1]\n${'b: *a\n'.repeat(1000)}---\n`],
])('the check survives %s', async (_name, text) => {
  const texts = ['site.json', sampleFiles.post];
  for (const name of texts) content.write(name, text);
  const { mistakes } = await checkContent(content.root);
  expect(mistakes.map(({ file: name }) => name)).toEqual(
    expect.arrayContaining(texts.map((name) => `content/${name}`)),
  );
});

it('an empty folder is reported as missing every file', async () => {
  content.remove('');
  fs.mkdirSync(content.at(''));
  const { mistakes } = await checkContent(content.root);
  const missing = mistakes.filter(({ problem }) => problem === 'is missing');
  expect(missing.map(({ file: name }) => name)).toEqual(
    singleFileTypes.map(({ path }) => `content/${path}`).sort(),
  );
  expect(mistakes).toHaveLength(singleFileTypes.length + 1);
});

it.each([false, true])('content/ must be a folder (it is a file: %j)', async (isFile) => {
  content.remove('');
  if (isFile) content.write('', '');
  expect(await content.mistakes()).toEqual(['content:1: is not a folder. Restore it']);
});
