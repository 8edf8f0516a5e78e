/** The middle value, the higher of two; `undefined` without values. */
export const median = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[values.length >> 1];
