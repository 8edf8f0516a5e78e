/** A post, news item or fact sheet of the insights hub. */
export type Insight = Queries.PageDataQuery['allInsight']['nodes'][number];

/** The maximum number of related insights. */
const maxRelated = 3;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Sorts insights by date, newest first, and those of one day by path. */
export const newestFirst = <E extends Insight>(insights: readonly E[]): E[] =>
  [...insights].sort((a, b) => compare(b.date, a.date) || compare(a.navTo, b.navTo));

/** A link to an insight. Part of the page context, so that a page does not depend on the whole list. */
export const teaserOf = ({ heading, date, navTo }: Insight) => ({ heading, date, navTo });

/** The next older and the next newer insight of all insights, by id. */
export function neighboursOf(insights: readonly Insight[]) {
  const sorted = newestFirst(insights);
  return new Map(
    sorted.map(({ id }, index) => [
      id,
      { next: sorted[index - 1] ?? null, previous: sorted[index + 1] ?? null },
    ]),
  );
}

/** What a page leads to: links to insights of its own category, or to the newest of all. */
export interface MoreToRead {
  isRelated: boolean;
  insights: ReturnType<typeof teaserOf>[];
}

const moreToRead = (isRelated: boolean, insights: readonly Insight[]): MoreToRead => ({
  isRelated,
  insights: insights.slice(0, maxRelated).map(teaserOf),
});

/** The newest insights of a category, or of all if it has none or means all categories. */
export function newestOf(
  category: string,
  insights: readonly Insight[],
  allCategory: string | undefined,
): MoreToRead {
  const newest = newestFirst(insights);
  const own = newest.filter((insight) => insight.category === category);
  const isRelated = category !== allCategory && own.length > 0;
  return moreToRead(isRelated, isRelated ? own : newest);
}

/**
 * Creates a function that finds up to three related insights, without the `excluded` ones: those of the same category
 * that are nearest in time, else the newest of all. Nearest instead of newest, so that a new post changes only the pages
 * of its neighbours.
 *
 * @param insights all insights
 * @param allCategory the category that means all categories
 */
export function relatedFinder(
  insights: readonly Insight[],
  allCategory: string | undefined,
): (insight: Insight, excluded: readonly (Insight | null)[]) => MoreToRead {
  const newest = newestFirst(insights);
  const categories = new Set(newest.map(({ category }) => category));
  const lists = new Map(
    [...categories].map((name) => [name, newest.filter(({ category }) => category === name)]),
  );
  const places = new Map(
    [...lists.values()].flatMap((list) => list.map(({ id }, place) => [id, place] as const)),
  );
  return (insight, excluded) => {
    const isOther = ({ id }: Insight) =>
      id !== insight.id && !excluded.some((other) => other?.id === id);
    const reach = maxRelated + excluded.length;
    const list = insight.category === allCategory ? [] : (lists.get(insight.category) ?? []);
    const place = places.get(insight.id) ?? 0;
    const nearest = list
      .slice(Math.max(0, place - reach), place + reach + 1)
      .map((other, index) => ({ other, distance: Math.abs(index - Math.min(place, reach)) }))
      .filter(({ other }) => isOther(other))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, maxRelated)
      .map(({ other }) => other);
    if (nearest.length > 0) return moreToRead(true, newestFirst(nearest));
    return moreToRead(false, newest.slice(0, reach + 1).filter(isOther));
  };
}
