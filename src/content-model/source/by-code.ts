/** Compares texts by their characters' codes, as the data layer does; no text comes first. */
export const byCode = (a = '', b = ''): number => Number(a > b) - Number(a < b);
