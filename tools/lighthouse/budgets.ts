import type { Visit } from './measure';

/** All but these have one: the lists of insights that of the newsletter. */
const withoutForm = /^\/(about|client|careers|404|insights\/(blog|news)\/content\/.*)$/;

/** Pages that search engines are told to leave out cannot score 100 for being found. */
const isUnlisted = (route: string) => route === '/404';

/** Whether a figure may not go above its budget, or not below it. */
type Budget = { most: number } | { least: number };

/** What each figure of a route may be: the goals that the project set itself, with the phone that Lighthouse simulates. */
export function budgetsOf(route: string): Partial<Record<keyof Visit, Budget>> {
  return {
    performance: { least: 100 },
    accessibility: { least: 100 },
    bestPractices: { least: 100 },
    ...(!isUnlisted(route) && { seo: { least: 100 } }),
    fcp: { most: 0.75 },
    lcp: { most: 0.95 },
    tbt: { most: 10 },
    cls: { most: 0.001 },
    others: { most: route === '/home' ? 120 : 90 },
    scripts: { most: withoutForm.test(route) ? 86 : 100 },
  };
}

/** The names of the figures of a visit that break their budget. */
export function broken(route: string, visit: Visit): string[] {
  return Object.entries(budgetsOf(route))
    .filter(([name, budget]) => {
      const figure = Number(visit[name as keyof Visit]);
      return 'most' in budget ? figure > budget.most : figure < budget.least;
    })
    .map(([name]) => name);
}
