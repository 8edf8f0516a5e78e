import type { Page } from '@playwright/test';

/** The missing page that tests request: the browser reports its status as an error. */
const unknown = /\/nowhere(\/page-data\.json)?$/;

/**
 * Collects what a page must not do from now on: console errors and warnings, responses of 400 and above, and requests
 * to other sites.
 */
export function collectProblems(page: Page, site = ''): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!unknown.test(message.location().url)) problems.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== site)
      problems.push(`requests ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !unknown.test(response.url())) problems.push(response.url());
  });
  return problems;
}
