import { Readable } from 'node:stream';

/**
 * Applies an asynchronous function to every item, sixteen at a time, since the number of open files is limited.
 *
 * @returns the results in the order of the items; none may be null
 */
export const concurrently = <T, R>(
  items: readonly T[],
  apply: (item: T) => Promise<R>,
): Promise<R[]> => Readable.from(items).map(apply, { concurrency: 16 }).toArray();
