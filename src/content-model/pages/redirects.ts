/** The redirects of the site (R1 to R4). */
export const redirects = [
  { from: '/', to: '/home' },
  { from: '/solutions', to: '/solutions/operationalrisk' },
  { from: '/insights', to: '/insights/blog' },
] as const;
