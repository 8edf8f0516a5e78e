/** Names as in a sentence: `one, two and three`. `Intl.ListFormat` takes 120 ms to load on a slow phone. */
export const listOf = (names: readonly string[]): string =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1');
