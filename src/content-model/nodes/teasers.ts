/** A post, news item or fact sheet of the insights hub. */
export type Insight = Queries.PageDataQuery['allInsight']['nodes'][number];

const maxRelated = 3;

/** A link to an insight. Part of the page context, so that a page does not depend on the whole list. */
export const teaserOf = ({ heading, date, navTo }: Insight) => ({ heading, date, navTo });

/** The next older and the next newer of sorted insights. */
export const neighboursAt = (insights: readonly Insight[], index: number) => ({
  previous: insights[index + 1] ?? null,
  next: insights[index - 1] ?? null,
});

/** The links of a page: to insights of its category, or to the newest of all. */
export type MoreToRead = ReturnType<typeof moreToRead>;

const moreToRead = (own: readonly Insight[], all: readonly Insight[]) => ({
  isRelated: own.length > 0,
  insights: (own.length > 0 ? own : all).slice(0, maxRelated).map(teaserOf),
});

/** The insights of a category; none for the category that means all. */
const ofCategory = (category: string, insights: readonly Insight[], allCategory?: string) =>
  category === allCategory ? [] : insights.filter((insight) => insight.category === category);

/**
 * The newest insights of a category, or of all if it has none or means all categories.
 *
 * @param insights all insights, newest first
 */
export const newestOf = (
  category: string,
  insights: readonly Insight[],
  allCategory?: string,
): MoreToRead => moreToRead(ofCategory(category, insights, allCategory), insights);

/**
 * Up to three insights related to one: those of its category that are nearest in time, or else the newest of all.
 * Nearest instead of newest, so that a new post changes only its neighbours' pages.
 *
 * @param excluded those to which the page already links
 * @param insights all insights, newest first
 * @param allCategory the category that means all categories
 */
export function relatedTo(
  insight: Insight,
  excluded: readonly (Insight | null)[],
  insights: readonly Insight[],
  allCategory?: string,
): MoreToRead {
  const named = new Set([insight, ...excluded].map((each) => each?.id));
  const isOther = ({ id }: Insight) => !named.has(id);
  const reach = maxRelated + excluded.length;
  const own = ofCategory(insight.category, insights, allCategory);
  const place = own.findIndex(({ id }) => id === insight.id);
  const start = Math.max(0, place - reach);
  const related = own
    .slice(start, place + reach + 1)
    .map((other, index) => ({ other, index, distance: Math.abs(start + index - place) }))
    .filter(({ other }) => isOther(other))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxRelated)
    .sort((a, b) => a.index - b.index)
    .map(({ other }) => other);
  return moreToRead(related, insights.slice(0, reach + 1).filter(isOther));
}
