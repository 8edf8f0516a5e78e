/** The format of the last part of an address. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The last part of an address for a name or title; empty if it has no letters from a to z or digits. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
