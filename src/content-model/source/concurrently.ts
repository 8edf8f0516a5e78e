/**
 * Applies an asynchronous function to every item, sixteen at a time, since the number of open files is limited.
 *
 * @returns the results in the order of the items
 */
export async function concurrently<T, R>(
  items: readonly T[],
  apply: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();

  async function work(): Promise<void> {
    for (const [index, item] of queue) results[index] = await apply(item);
  }

  await Promise.all(Array.from({ length: 16 }, work));
  return results;
}
