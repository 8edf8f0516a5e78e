import { unpublishedPictures } from '../../../../src/content-model/source/pictures';
import { useFolder } from '../../../fixtures/folder';

const { at, write } = useFolder();
const today = new Date('2026-01-15T12:00:00Z');

const post = (name: string, matter: string, picture: string) =>
  write(
    `insights/blog/${name}.md`,
    `---\n${matter}\npicture:\n  file: ./pictures/${picture}.png\n---\n\n![A](./pictures/${name}.png)\n`,
  );

test.each([
  ['draft: true\ndate: 2026-01-01', true],
  ['date: 2026-02-01', true],
  ['date: "2026-02-01"', true],
  ['date: 2026-01-01', false],
])('production leaves out the pictures of an entry with %j: %j', (matter, isLeftOut) => {
  post('one', matter, 'own');
  post('other', 'date: 2026-01-01', 'shared');
  write('insights/news/item.md', '---\ndraft: true\n---\n![A](../blog/pictures/shared.png)\n');
  for (const name of ['one', 'own', 'other', 'shared', 'unused']) {
    write(`insights/blog/pictures/${name}.png`, 'a picture');
  }
  const left = (environment: string) =>
    [...unpublishedPictures(at(), today, { NODE_ENV: environment })].sort();
  const pictures = ['insights/blog/pictures/one.png', 'insights/blog/pictures/own.png'];
  expect(left('production')).toEqual(isLeftOut ? pictures : []);
  expect(left('development')).toEqual([]);
});
