import { categoryOf } from '../source/defaults';
import type { Source } from './pages';

const maxRelated = 3;

/**
 * The three newest insights of a page's category, or of all if there are none or if the page is in all categories (R69).
 *
 * @param page an insight or a solution
 * @param excluded insights that the page shows or links to
 * @param insights all insights, newest first
 * @param categories those of insights.json; the first one means all
 * @returns the insights, and whether they are of the page's category, not the newest of all
 */
export function moreToRead<S extends Source>(
  page: Source,
  excluded: readonly S[],
  insights: readonly S[],
  categories: readonly string[],
) {
  const category = categoryOf(page.data, categories);
  const others = insights.filter((insight) => !excluded.includes(insight));
  const own = others.filter(({ data }) => categoryOf(data, categories) === category);
  const isRelated = category !== categories[0] && own.length > 0;
  return { isRelated, insights: (isRelated ? own : others).slice(0, maxRelated) };
}
