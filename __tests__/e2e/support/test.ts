import { test as base, expect } from '@playwright/test';

interface Options {
  /** The test provokes failures on purpose: what they leave in the console is no fault. */
  provokesFailures: boolean;
}

interface Checks {
  noScriptError: undefined;
}

/** Playwright's test; it also fails where the page throws, whatever else it was about. */
export const test = base.extend<Options & Checks>({
  provokesFailures: [false, { option: true }],
  noScriptError: [
    async ({ page, provokesFailures }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await use(undefined);
      if (!provokesFailures) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
