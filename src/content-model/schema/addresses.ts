/** The addresses that lead to the first of several pages. */
export const entrances = ['/', '/solutions', '/insights'] as const;

/** The format of the last part of an address. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The path of the newest fact sheet's page. */
export const newestFactSheet = '/insights/factsheet/download';

export const factSheetAddress = (slug: string) => `${newestFactSheet}/${slug}`;
