/** What a link to an entry shows. Part of a page's context, so that no page depends on the whole list. */
export interface Teaser {
  heading: string;
  /** The day of publication, as an ISO day or date-time. */
  date: string;
  navTo: string;
}

/** An entry of the hub, with what its position in the lists depends on. */
export interface Entry extends Teaser {
  id: string;
  category: string;
}

/** The neighbours of an entry. */
export interface Place {
  /** The one before it in time. */
  previous: Entry | null;
  /** The one after it in time. */
  next: Entry | null;
}

/** The largest number of related entries. */
const mostRelated = 3;

const byCode = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Sorts entries newest first; those of one day by their addresses. */
export const newestFirst = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => byCode(b.date, a.date) || byCode(a.navTo, b.navTo));

/** The part of an entry that a link shows. */
export const teaserOf = ({ heading, date, navTo }: Entry): Teaser => ({ heading, date, navTo });

/** The neighbours of each entry, by its id. */
export function placesOf(entries: readonly Entry[]): ReadonlyMap<string, Place> {
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
 * Finds the entries of the same category that are nearest in time, three at most, newest first, without those that the
 * page links to anyway. Nearest instead of newest, so that a new post changes only the pages of its neighbours.
 *
 * @param entries the whole hub
 * @param mergingCategory the category that merges all categories
 */
export function relatedFinder(
  entries: readonly Entry[],
  mergingCategory: string,
): (entry: Entry, passedOver: readonly (Entry | null)[]) => Entry[] {
  const categories = byCategory(entries);
  const indices = new Map(
    [...categories.values()].flatMap((list) => list.map(({ id }, index) => [id, index] as const)),
  );
  return (entry, passedOver) => {
    const index = indices.get(entry.id);
    const list = categories.get(entry.category) ?? [];
    if (index === undefined || entry.category === mergingCategory) return [];
    const reach = mostRelated + passedOver.length;
    const distance = (other: Entry) => Math.abs((indices.get(other.id) ?? 0) - index);
    const nearest = list
      .slice(Math.max(0, index - reach), index + reach + 1)
      .filter(({ id }) => id !== entry.id && !passedOver.some((other) => other?.id === id))
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, mostRelated);
    return newestFirst(nearest);
  };
}
