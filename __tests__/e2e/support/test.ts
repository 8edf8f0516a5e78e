import { expect, test as plainTest } from '@playwright/test';
import { serveSite } from '../../../tools/site/serve-site';
import { testPorts } from '../../../tools/site/test-ports';
import { collectSent, expectAsAssured } from './assurance';
import { translate } from './translate';

export interface Fixtures {
  /** The test provokes failures on purpose, so that page errors and policy violations are expected. */
  provokesFailures: boolean;
  /** The browser translates every page (playwright.config.ts). */
  isTranslated: boolean;
  noScriptError: undefined;
}

export interface WorkerFixtures {
  /** The folder of the built site (playwright.config.ts). */
  siteRoot: string;
  site: undefined;
}

/** For tests of what moves: the others ask for reduced motion (playwright.config.ts). */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Playwright's test with a host and a provider sandbox for each worker. It also fails on page errors and policy
 * violations.
 */
export const test = plainTest.extend<Fixtures, WorkerFixtures>({
  siteRoot: ['.', { option: true, scope: 'worker' }],
  site: [
    async ({ siteRoot }, use) => {
      const { close } = await serveSite(testPorts, siteRoot);
      await use(undefined);
      await close();
    },
    { scope: 'worker', auto: true },
  ],
  provokesFailures: [false, { option: true }],
  isTranslated: [false, { option: true }],
  noScriptError: [
    async ({ page, context, provokesFailures, isTranslated }, use) => {
      if (isTranslated) await page.addInitScript(translate, '[data-hydrated]');
      const errors: string[] = [];
      const violations: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (/violates|requires 'Trusted/.test(message.text())) violations.push(message.text());
      });
      await page.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
          console.error(`violates ${effectiveDirective}: ${sample}`),
        );
      });
      const sent = collectSent(page);
      await use(undefined);
      if (!provokesFailures) expect([...errors, ...violations]).toEqual([]);
      // As /assurance says: no cookie, and nothing that outlives the tab.
      expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
      await expectAsAssured(page, sent);
    },
    { auto: true },
  ],
});

export { expect };
