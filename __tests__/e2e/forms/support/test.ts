import { mergeTests } from '@playwright/test';
import { siteTest } from '../../support/site';
import { test as pages } from '../../support/test';
import { sandboxUrl } from './sandbox';

/** A test that opens no page; every provider works again when it has ended. */
export const httpTest = siteTest.extend<{ workingProviders: undefined }>({
  workingProviders: [
    async ({ request }, use) => {
      await use(undefined);
      await request.put(`${sandboxUrl}/_modes`, { data: { form: 'ok', list: 'ok', mail: 'ok' } });
    },
    { auto: true },
  ],
});

/** The test of the forms. */
export const test = mergeTests(pages, httpTest);

export { expect } from '@playwright/test';
