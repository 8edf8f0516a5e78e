/** Whether a value from a file or from Gatsby is an object with named fields: not a list, not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
