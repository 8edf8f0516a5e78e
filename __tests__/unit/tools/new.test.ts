import { writeEntry } from '../../../tools/new';
import { content, today } from '../../fixtures/site';

const title = "What the PRA's “exit” asks: 12 questions & more";
const slug = 'what-the-pras-exit-asks-12-questions-more';

it.each([
  ['post', 'insights/blog'],
  ['news', 'insights/news'],
  ['factsheet', 'insights/factsheet'],
])('a new %s is a draft dated today without mistakes, with placeholders', async (kind, folder) => {
  expect(await writeEntry(content.root, kind, title, today)).toBe(`content/${folder}/${slug}.md`);
  const text = content.read(`${folder}/${slug}.md`);
  expect(text).toMatch(/^date: 2026-01-15\ndraft: true$/m);
  expect(text.match(/TODO/g)?.length).toBeGreaterThan(1);
  expect(await content.mistakes()).toEqual([]);
});

it.each([
  ['an unknown kind', 'page', title, /^Write one of post, news, factsheet, and a title/],
  ['a title without an address', 'post', '日本', /^Write one of .* with letters from a to z/],
  ['a title that another entry has', 'post', 'Post', /post\.md exists/],
  ['a long title', 'news', 'A rule '.repeat(60), /^Write a title of at most 140 characters$/],
])('%s is refused', async (_name, kind, written, reason) => {
  await expect(writeEntry(content.root, kind, written, today)).rejects.toThrow(reason);
  expect(await content.mistakes()).toEqual([]);
});
