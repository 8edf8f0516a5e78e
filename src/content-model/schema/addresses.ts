/** The permanent redirects that do not depend on content. */
export const fixedRedirects = [
  { from: '/', to: '/home' },
  { from: '/solutions', to: '/solutions/operationalrisk' },
  { from: '/insights', to: '/insights/blog' },
];

/** The format of the last part of an address. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The path of the newest fact sheet's page. */
export const newestFactSheet = '/insights/factsheet/download';

export const factSheetAddress = (slug: string) => `${newestFactSheet}/${slug}`;
