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
  slug: `${category}-${day}`,
  type: 'blog',
  heading: `Post of ${day} January`,
  date: `2025-01-${String(day).padStart(2, '0')}`,
  navTo: `/insights/blog/content/${category}-${day}`,
  category,
});

/** Whether the entries are in the page's category, and their days. */
const found = ({ isRelated, insights }: MoreToRead) => [
  isRelated,
  ...insights.map(({ date }) => date.slice(-2)),
];

test('the previous and next articles are its neighbours in time, if it has any', () => {
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
  ['three in its category, newest first', post(1), [], [true, '04', '03', '02']],
  ['those nearest in time', post(7), [], [true, '06', '05', '04']],
  ['the later one if two are equally near', post(3), [], [true, '05', '04', '02']],
  ['none that the page already links to', post(4), [post(3), post(5)], [true, '07', '06', '02']],
  ['none that the first page already links to', post(7), [null, post(6)], [true, '05', '04', '03']],
  ['the newest if nothing else is related', post(8, 'GRC'), [post(7)], [false, '09', '06', '05']],
  ['the newest if it is in all categories', post(1, 'All'), [], [false, '09', '08', '07']],
])('related insights are %s', (_rule, insight, excluded, expected) => {
  expect(found(relatedTo(insight, excluded, all, 'All'))).toEqual(expected);
});

test('the only entry has no related insights', () => {
  expect(found(relatedTo(post(1), [], [post(1)], 'All'))).toEqual([false]);
});

test.each([
  ['in its category', 'Fraud', [true, '07', '06', '05']],
  ['in its category, even if there are few', 'GRC', [true, '08']],
  ['of all if its category is empty', 'BCM', [false, '09', '08', '07']],
  ['of all if it is in all categories', 'All', [false, '09', '08', '07']],
])('a solution leads to the newest %s', (_rule, category, expected) => {
  expect(found(newestOf(category, all, 'All'))).toEqual(expected);
});
