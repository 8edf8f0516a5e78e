/** Addresses that lead elsewhere, replacing history (specification section 2; design.md, decision 3). */
export const redirects = [
  { from: '/', to: '/home' },
  { from: '/solutions', to: '/solutions/operationalrisk' },
  { from: '/insights', to: '/insights/blog' },
] as const;
