/**
 * A function that reads a text once in a build. Gatsby's cache can keep its results, which must be JSON, for the next
 * one.
 */
export function remembered<T>(read: (text: string) => T) {
  const results = new Map<string, T>();
  let earlier: typeof results = new Map();
  return {
    read(text: string): T {
      const result = results.get(text) ?? earlier.get(text) ?? read(text);
      results.set(text, result);
      return result;
    },
    /** Restores the results of an earlier build. */
    restore(stored: string): void {
      earlier = new Map(JSON.parse(stored));
    },
    /** The results of this build. */
    store(): string {
      earlier.clear();
      return JSON.stringify([...results]);
    },
  };
}
