import { test } from '@playwright/test';
import { openTestSite } from '../../../tools/site/test-site';

/** Playwright's test, with a host and a provider sandbox of the worker's own. */
export const siteTest = test.extend<object, { site: undefined }>({
  site: [
    // Playwright reads which fixtures this one needs from the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { close } = await openTestSite();
      await use(undefined);
      await close();
    },
    { scope: 'worker', auto: true },
  ],
});
