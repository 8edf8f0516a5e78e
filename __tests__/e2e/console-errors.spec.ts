import { routes } from '../../tools/site/routes';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** An unknown address is not there: the browser says so itself. */
const unknown = /\/nowhere(\/page-data\.json)?$/;

for (const route of [...routes, '/insights/anything', '/insights/news?category=fraud']) {
  test(`${route} leaves no error in the console, no cookie, and asks nobody but the site`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!unknown.test(message.location().url)) errors.push(message.text());
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL) {
        foreign.push(request.url());
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !unknown.test(response.url())) errors.push(response.url());
    });
    await visit(page, route);
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
