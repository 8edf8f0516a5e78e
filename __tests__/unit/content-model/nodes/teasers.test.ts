import {
  neighboursAt,
  newestOf,
  relatedTo,
  type Insight,
  type MoreToRead,
} from '../../../../src/content-model/nodes/teasers';

/** A post dated in January 2025. */
const post = (day: number, category = 'Fraud'): Insight => ({
  id: `${category} ${day}`,
  type: 'blog',
  heading: `Post of ${day} January`,
  date: `2025-01-${String(day).padStart(2, '0')}`,
  navTo: `/insights/blog/content/${category}-${day}`,
  category,
});

/** Whether the entries are of the page's category, and their days. */
const found = ({ isRelated, insights }: MoreToRead) => [
  isRelated,
  ...insights.map(({ date }) => date.slice(-2)),
];

test('the articles before and after one are those next to it in time, where there are any', () => {
  const articles = [post(3), post(2, 'GRC'), post(1)];
  const [newest, middle, oldest] = articles;
  expect(articles.map((_, index) => neighboursAt(articles, index))).toEqual([
    { previous: middle, next: null },
    { previous: oldest, next: newest },
    { previous: null, next: middle },
  ]);
});

const posts = [7, 6, 5, 4, 3, 2, 1].map((day) => post(day));
const all = [post(9, 'All'), post(8, 'GRC'), ...posts, post(1, 'All')];

test.each([
  ['three of its category, the newest first', post(1), [], [true, '04', '03', '02']],
  ['those nearest in time', post(7), [], [true, '06', '05', '04']],
  ['the later one where two are as near', post(4), [], [true, '06', '05', '03']],
  ['none that the page names anyway', post(4), [post(3), post(5)], [true, '07', '06', '02']],
  ['none that a first page names anyway', post(7), [null, post(6)], [true, '05', '04', '03']],
  ['the newest if its category has no other', post(8, 'GRC'), [post(7)], [false, '09', '06', '05']],
  ['the newest if it is of all categories', post(1, 'All'), [], [false, '09', '08', '07']],
])('related insights are %s', (_rule, insight, excluded, expected) => {
  expect(found(relatedTo(insight, excluded, all, 'All'))).toEqual(expected);
});

test('there are no insights related to the only entry', () => {
  expect(found(relatedTo(post(1), [], [post(1)], 'All'))).toEqual([false]);
});

test.each([
  ['of its category', 'Fraud', [true, '07', '06', '05']],
  ['of its category, though few', 'GRC', [true, '08']],
  ['of all if its category has none', 'BCM', [false, '09', '08', '07']],
  ['of all if it is of all categories', 'All', [false, '09', '08', '07']],
])('a solution leads to the newest %s', (_rule, category, expected) => {
  expect(found(newestOf(category, all, 'All'))).toEqual(expected);
});
