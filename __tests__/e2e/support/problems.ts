import type { Page } from '@playwright/test';

/** The page that tests ask for although it does not exist: the browser reports its status as an error. */
const unknown = /\/nowhere(\/page-data\.json)?$/;

/**
 * Collects what a page must not do from here on: errors and warnings in the console, answers of 400 and above, and
 * requests to anyone but the site.
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
      problems.push(`asks for ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !unknown.test(response.url())) problems.push(response.url());
  });
  return problems;
}
