import { neighboursOf, newestOf, relatedFinder } from '../../../../src/content-model/nodes/teasers';
import type { Insight, MoreToRead } from '../../../../src/content-model/nodes/teasers';

/** A post of a day of January 2025. */
const post = (day: number, category = 'Fraud'): Insight => ({
  id: `${category} ${day}`,
  type: 'blog',
  heading: `Post of ${day} January`,
  date: `2025-01-${String(day).padStart(2, '0')}`,
  navTo: `/insights/blog/content/${category}-${day}`,
  category,
});

const days = ({ insights }: MoreToRead) => insights.map(({ date }) => date.slice(-2));

/** The days, and whether the entries are of the page's own category. */
const found = (more: MoreToRead) => [more.isRelated, ...days(more)];

test('the articles before and after one are those next to it in time, where there are any', () => {
  const [newest, oldest, middle] = [post(3), post(1), post(2, 'GRC')];
  const places = neighboursOf([newest, oldest, middle]);
  expect(places.get(oldest.id)).toEqual({ previous: null, next: middle });
  expect(places.get(middle.id)).toEqual({ previous: oldest, next: newest });
  expect(places.get(newest.id)).toEqual({ previous: middle, next: null });
});

test('articles of one day stand in an order that does not depend on how files are read', () => {
  const one = { ...post(1), id: 'a', navTo: '/a' };
  const other = { ...post(1), id: 'b', navTo: '/b' };
  expect(neighboursOf([other, one])).toEqual(neighboursOf([one, other]));
});

const posts = [1, 2, 3, 4, 5, 6, 7].map((day) => post(day));

test('related insights are three of the category, nearest in time, the newest first', () => {
  const relatedTo = relatedFinder([...posts, post(4, 'GRC')], 'All');
  expect(found(relatedTo(post(1), []))).toEqual([true, '04', '03', '02']);
  expect(days(relatedTo(post(7), []))).toEqual(['06', '05', '04']);
  const middle = days(relatedTo(post(4), []));
  expect(middle).toHaveLength(3);
  expect(middle).toEqual(expect.arrayContaining(['05', '03']));
});

test('related insights leave out what the page names anyway', () => {
  const relatedTo = relatedFinder(posts, 'All');
  expect(days(relatedTo(post(4), [post(3), post(5)]))).toEqual(['07', '06', '02']);
  expect(days(relatedTo(post(7), [null, post(6)]))).toEqual(['05', '04', '03']);
});

test('related insights are the newest where nothing else is in the category, and for the category that merges all', () => {
  const others = [post(8, 'GRC'), post(1, 'All'), post(9, 'All')];
  const relatedTo = relatedFinder([...posts, ...others], 'All');
  expect(found(relatedTo(post(8, 'GRC'), [post(7)]))).toEqual([false, '09', '06', '05']);
  expect(found(relatedTo(post(1, 'All'), []))).toEqual([false, '09', '08', '07']);
});

test('there are no insights related to the only entry', () => {
  expect(relatedFinder([post(1)], 'All')(post(1), []).insights).toEqual([]);
});

test('a solution leads to the newest of its category, and to the newest of all where there are none', () => {
  const insights = [...posts, post(8, 'GRC'), post(9, 'All')];
  expect(found(newestOf('Fraud', insights, 'All'))).toEqual([true, '07', '06', '05']);
  expect(found(newestOf('GRC', insights, 'All'))).toEqual([true, '08']);
  for (const category of ['BCM', 'All']) {
    expect(found(newestOf(category, insights, 'All'))).toEqual([false, '09', '08', '07']);
  }
});
