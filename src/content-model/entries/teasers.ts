/** A link to an entry. Part of the page context, so that a page does not depend on the whole list. */
export interface Teaser {
  heading: string;
  /** The day of publication, as an ISO day or date-time. */
  date: string;
  navTo: string;
}

/** An entry of the insights hub. */
export interface Entry extends Teaser {
  id: string;
  category: string;
}

/** The neighbours of an entry. */
export interface Neighbours {
  /** The next older entry. */
  previous: Entry | null;
  /** The next newer entry. */
  next: Entry | null;
}

/** The maximum number of related entries. */
const maxRelated = 3;

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Sorts entries by date, newest first, and those of one day by path. */
export const newestFirst = <E extends Entry>(entries: readonly E[]): E[] =>
  [...entries].sort((a, b) => compare(b.date, a.date) || compare(a.navTo, b.navTo));

/** The teaser of an entry. */
export const teaserOf = ({ heading, date, navTo }: Entry): Teaser => ({ heading, date, navTo });

/** The neighbours of all entries, by id. */
export function neighboursOf(entries: readonly Entry[]): ReadonlyMap<string, Neighbours> {
  const sorted = newestFirst(entries);
  return new Map(
    sorted.map(({ id }, index) => [
      id,
      { next: sorted[index - 1] ?? null, previous: sorted[index + 1] ?? null },
    ]),
  );
}

/** The entries of each category, newest first. */
export function byCategory(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const categories = new Map<string, Entry[]>();
  for (const entry of newestFirst(entries)) {
    const list = categories.get(entry.category);
    if (list) list.push(entry);
    else categories.set(entry.category, [entry]);
  }
  return categories;
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
  const categories = byCategory(entries);
  const newest = newestFirst(entries);
  const indices = new Map(
    [...categories.values()].flatMap((list) => list.map(({ id }, index) => [id, index] as const)),
  );
  return (entry, excluded) => {
    const index = indices.get(entry.id);
    if (index === undefined) return [];
    const list = entry.category === allCategory ? [] : (categories.get(entry.category) ?? []);
    const isOther = ({ id }: Entry) =>
      id !== entry.id && !excluded.some((other) => other?.id === id);
    const reach = maxRelated + excluded.length;
    const distance = (other: Entry) => Math.abs((indices.get(other.id) ?? 0) - index);
    const nearest = list
      .slice(Math.max(0, index - reach), index + reach + 1)
      .filter(isOther)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, maxRelated);
    if (nearest.length > 0) return newestFirst(nearest);
    return newest
      .slice(0, reach + 1)
      .filter(isOther)
      .slice(0, maxRelated);
  };
}
