/** Every address that shows a page of its own (R5 to R11), and one that does not exist. */
export const routes = [
  '/home',
  '/about',
  '/client',
  '/contact',
  '/careers',
  '/solutions/operationalrisk',
  '/solutions/businesscontinuity',
  '/solutions/riskmanagement',
  '/solutions/aigovernance',
  '/solutions/processrisks',
  '/insights/blog',
  '/insights/factsheet',
  '/insights/news',
  '/insights/factsheet/download',
  '/insights/blog/content/blog1',
  '/nowhere',
] as const;

/** The widths at which pages are looked at, in CSS pixels. */
export const widths = [390, 820, 1280, 1920] as const;
