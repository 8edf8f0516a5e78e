import { routes } from '../../tools/site/routes';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** An unknown address is asked for and is not there: the browser says so itself. */
const unknown = /\/nowhere(\/page-data\.json)?$/;

for (const route of [...routes, '/insights/anything', '/insights/news?category=fraud']) {
  test(`${route} leaves no error in the console and asks nobody but the site`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    const foreign: string[] = [];
    const failed: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!unknown.test(message.location().url)) errors.push(message.text());
    });
    page.on('request', (asked) => {
      if (!/^(data|blob):/.test(asked.url()) && new URL(asked.url()).origin !== baseURL) {
        foreign.push(asked.url());
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !unknown.test(response.url())) failed.push(response.url());
    });
    await visit(page, route);
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect.soft(errors).toEqual([]);
    expect.soft(foreign).toEqual([]);
    expect.soft(failed).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
