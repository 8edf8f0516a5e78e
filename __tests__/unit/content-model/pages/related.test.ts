import type { Source } from '../../../../src/content-model/pages/pages';
import { moreToRead } from '../../../../src/content-model/pages/related';

/** A post dated in January 2025. */
const post = (day: number, category = 'Fraud'): Source => ({
  relativePath: `insights/blog/${day}.md`,
  data: { date: `2025-01-${String(day).padStart(2, '0')}`, category },
});

const [newest, second] = [post(7), post(6)];
const fraud = [newest, second, ...[5, 4, 3, 2, 1].map((day) => post(day))];
const grc = post(8, 'GRC');
const solution = { relativePath: 'a.json', data: { category: 'GRC' } };
const categories = ['All', 'Fraud', 'GRC'];
const all = [post(9, 'All'), grc, ...fraud];

test.each([
  ['the newest of its category', newest, [], [true, 6, 5, 4]],
  ['none that the page already links to', newest, [second], [true, 5, 4, 3]],
  ['the newest if nothing else is of its category', grc, [newest], [false, 9, 6, 5]],
  ['the newest if it is in all categories', post(1, 'All'), [], [false, 9, 8, 7]],
  ['for a solution, all of its category', solution, [], [true, 8]],
])('further insights are %s', (_rule, page, excluded, expected) => {
  const { isRelated, insights } = moreToRead(page, [page, ...excluded], all, categories);
  const days = insights.map(({ relativePath }) => Number(/\d+/.exec(relativePath)));
  expect([isRelated, ...days]).toEqual(expected);
});
