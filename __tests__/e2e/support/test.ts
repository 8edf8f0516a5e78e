import { test as base, expect } from '@playwright/test';

interface Options {
  /** The test provokes failures on purpose: what they leave in the console is no fault. */
  provokesFailures: boolean;
}

interface Checks {
  noScriptError: undefined;
}

/** Playwright's test; it also fails where the page throws or breaks its own policy, whatever else it was about. */
export const test = base.extend<Options & Checks>({
  provokesFailures: [false, { option: true }],
  noScriptError: [
    async ({ page, provokesFailures }, use) => {
      const errors: string[] = [];
      const violations: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await use(undefined);
      if (!provokesFailures) expect(errors).toEqual([]);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
