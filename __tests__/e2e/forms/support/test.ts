import { test as base } from '../../support/test';
import { sandboxUrl } from './sandbox';

/** The test of the forms: every provider works again when it has ended. */
export const test = base.extend<{ workingProviders: undefined }>({
  workingProviders: [
    async ({ request }, use) => {
      await use(undefined);
      await request.put(`${sandboxUrl}/_modes`, { data: { form: 'ok', list: 'ok', mail: 'ok' } });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
