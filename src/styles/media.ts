/** The breakpoints of media.css that scripts and `sizes` attributes use: `upToM` is `--up-to-m`. */
export const media = {
  upToM: '(width <= 800px)',
  upToL: '(width <= 1000px)',
  upToXl: '(width <= 1200px)',
  oneRoleAtATime: '(width < 730px)',
  careersBannerNarrow: '(width <= 1250px)',
  headerNarrow: '(width <= 50rem)',
} as const;
