import { readContent } from '../../../../src/content-model/source/read-content';
import { factSheetsOf } from '../../../../src/content-model/pages/function-content';
import { content } from '../../../fixtures/site';

const folder = 'insights/factsheet';

const write = (name: string, frontMatter: string) =>
  content.write(`${folder}/${name}`, `---\n${frontMatter}\n---\n\nText\n`);

test('lists published fact sheets, and drafts and future ones only in development', () => {
  content.remove(folder);
  write('b-second.md', "heading: 'Second: of two'\ndate: 2025-01-02");
  write('a-first.md', 'heading: >-\n  First\n  of two\ndate: 2025-01-01\ndraft: false');
  write('draft.md', 'heading: Draft\ndate: 2025-01-01\ndraft: true');
  write('future.md', 'heading: Future\ndate: 2025-01-03');
  const { files } = readContent(content.at(''), new Date()).content;
  const day = new Date('2025-01-02');
  const read = (NODE_ENV: string) => factSheetsOf(files, day, { NODE_ENV });
  expect(read('production')).toEqual([
    { slug: 'a-first', name: 'First of two' },
    { slug: 'b-second', name: 'Second: of two' },
  ]);
  const names = read('development').map(({ slug }) => slug);
  expect(names).toEqual(['a-first', 'b-second', 'draft', 'future']);
});
