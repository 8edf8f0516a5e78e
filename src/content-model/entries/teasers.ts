/** An entry of the insights hub. */
export type Entry = Queries.PageEntriesQuery['allInsight']['nodes'][number];

/** The maximum number of related entries. */
const maxRelated = 3;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Sorts entries by date, newest first, and those of one day by path. */
export const newestFirst = <E extends Entry>(entries: readonly E[]): E[] =>
  [...entries].sort((a, b) => compare(b.date, a.date) || compare(a.navTo, b.navTo));

/** A link to an entry. Part of the page context, so that a page does not depend on the whole list. */
export const teaserOf = ({ heading, date, navTo }: Entry) => ({ heading, date, navTo });

/** The next older and the next newer entry of all entries, by id. */
export function neighboursOf(entries: readonly Entry[]) {
  const sorted = newestFirst(entries);
  return new Map(
    sorted.map(({ id }, index) => [
      id,
      { next: sorted[index - 1] ?? null, previous: sorted[index + 1] ?? null },
    ]),
  );
}

/** What a page leads to: links to entries of its own category, or to the newest of all. */
export interface MoreToRead {
  isRelated: boolean;
  insights: ReturnType<typeof teaserOf>[];
}

const moreToRead = (isRelated: boolean, entries: readonly Entry[]): MoreToRead => ({
  isRelated,
  insights: entries.slice(0, maxRelated).map(teaserOf),
});

/** The newest entries of a category, or of all if it has none or stands for all categories. */
export function newestOf(
  category: string,
  entries: readonly Entry[],
  allCategory: string | undefined,
): MoreToRead {
  const newest = newestFirst(entries);
  const own = newest.filter((entry) => entry.category === category);
  const isRelated = category !== allCategory && own.length > 0;
  return moreToRead(isRelated, isRelated ? own : newest);
}

/**
 * Creates a function that finds up to three related entries, without the `excluded` ones: those of the same category
 * that are nearest in time, else the newest of all. Nearest instead of newest, so that a new post changes only the pages
 * of its neighbours.
 *
 * @param entries all entries
 * @param allCategory the category that stands for all categories
 */
export function relatedFinder(
  entries: readonly Entry[],
  allCategory: string | undefined,
): (entry: Entry, excluded: readonly (Entry | null)[]) => MoreToRead {
  const newest = newestFirst(entries);
  const categories = new Set(newest.map(({ category }) => category));
  const lists = new Map(
    [...categories].map((name) => [name, newest.filter(({ category }) => category === name)]),
  );
  const places = new Map(
    [...lists.values()].flatMap((list) => list.map(({ id }, place) => [id, place] as const)),
  );
  return (entry, excluded) => {
    const isOther = ({ id }: Entry) =>
      id !== entry.id && !excluded.some((other) => other?.id === id);
    const reach = maxRelated + excluded.length;
    const list = entry.category === allCategory ? [] : (lists.get(entry.category) ?? []);
    const place = places.get(entry.id) ?? 0;
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
