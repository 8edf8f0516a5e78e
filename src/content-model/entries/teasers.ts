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

/** The newest entries of a category, or of all if it has none or stands for all categories. */
export function newestOf(
  category: string,
  entries: readonly Entry[],
  allCategory: string | undefined,
): Entry[] {
  const newest = newestFirst(entries);
  const own = newest.filter((entry) => entry.category === category);
  const isAll = category === allCategory || own.length === 0;
  return (isAll ? newest : own).slice(0, maxRelated);
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
): (entry: Entry, excluded: readonly (Entry | null)[]) => Entry[] {
  const newest = newestFirst(entries);
  return (entry, excluded) => {
    const isOther = ({ id }: Entry) =>
      id !== entry.id && !excluded.some((other) => other?.id === id);
    const isAll = entry.category === allCategory;
    const list = isAll ? [] : newest.filter(({ category }) => category === entry.category);
    const place = list.findIndex(({ id }) => id === entry.id);
    const nearest = list
      .map((other, index) => ({ other, distance: Math.abs(index - place) }))
      .sort((a, b) => a.distance - b.distance)
      .map(({ other }) => other)
      .filter(isOther)
      .slice(0, maxRelated);
    return nearest.length > 0 ? newestFirst(nearest) : newest.filter(isOther).slice(0, maxRelated);
  };
}
