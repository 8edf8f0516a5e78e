/** The format of the last part of an address. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Latin letters that Unicode does not decompose into one from a to z and its accent. */
const letters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' },
};

/** The last part of an address for a name or title; empty if it has no letters from a to z or digits. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\p{Ll}/gu, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
