import { expect } from '@playwright/test';
import { siteTest } from './site';

interface Options {
  /** The test provokes failures on purpose, so that page errors are expected. */
  provokesFailures: boolean;
}

interface Checks {
  noScriptError: undefined;
}

/** Playwright's test, which also fails on any page error and on any violation of the Content-Security-Policy. */
export const test = siteTest.extend<Options & Checks>({
  provokesFailures: [false, { option: true }],
  noScriptError: [
    async ({ page, provokesFailures }, use) => {
      const errors: string[] = [];
      const violations: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.text().includes('violates')) violations.push(message.text());
      });
      await page.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
          console.error(`violates ${effectiveDirective}: ${sample}`),
        );
      });
      await use(undefined);
      if (!provokesFailures) expect(errors).toEqual([]);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
