import { createContext, use } from 'react';

/** The content that the guide's samples are made of (src/data-layer/pages/styleguide.ts). */
export type Samples = Queries.StyleguideSamplesQuery;

export const SamplesContext = createContext<Samples | null>(null);

/**
 * The samples' content.
 * @throws Outside the guide.
 */
export function useSamples(): Samples {
  const samples = use(SamplesContext);
  if (!samples) throw new Error('A sample stands outside the style guide');
  return samples;
}
