import { test as pages } from '../../support/test';
import { setModes } from './sandbox';

/** The test of the forms: every provider works again when it has ended. */
export const test = pages.extend<{ workingProviders: undefined }>({
  workingProviders: [
    // Playwright reads which fixtures this one needs from the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(undefined);
      await setModes({ form: 'ok', list: 'ok', mail: 'ok' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
