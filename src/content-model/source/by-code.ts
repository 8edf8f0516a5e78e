/** Compares texts by their characters' codes, no text first. */
export const byCode = (a = '', b = ''): number => Number(a > b) - Number(a < b);
