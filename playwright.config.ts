import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import type { Fixtures, WorkerFixtures } from './__tests__/e2e/support/test';
import { browserFlags, browserPath } from './tools/site/browser';
import { fixtureSite } from './tools/site/fixture-site';
import { buildPorts } from './tools/site/gatsby';
import { testPorts } from './tools/site/test-ports';

// Pages post to the sandbox for which they were built; each worker's browser maps it to the worker's own. Each worker
// reads this file again, and has its own ports.
const ownSandbox = `--host-resolver-rules=MAP 127.0.0.1:${buildPorts.sandbox} 127.0.0.1:${testPorts.sandbox}`;

const moreJourneys = [
  'bank',
  'carousels',
  'copy-email',
  'header',
  'insights',
  'mobile-menu',
  'scroll-position',
  'search',
  'forms/pickers',
  'forms/sending',
];

/** The journeys that also run in translated pages: an enquiry always, all of them nightly. */
const translated = ['forms/enquiry', ...(process.env.NIGHTLY ? moreJourneys : [])].map(
  (name) => `**/${name}.spec.ts`,
);

/** Drawing the lights and the strip takes a fifth of the processor. Tests of what moves use `moving`. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The journeys' own small site. */
const journeys = { ...still, siteRoot: fixtureSite } as const;

/** What holds for each page of the real content. */
const everyPage = ['**/every-page.spec.ts', '**/print.spec.ts'];

/** End-to-end tests and pictures of built sites with the provider sandbox, in Chromium. */
export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: '__tests__/e2e',
  fullyParallel: true,
  workers: availableParallelism(),
  // Long enough for a slow and busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  projects: [
    { name: 'site', use: journeys, testIgnore: everyPage },
    { name: 'pages', use: still, testMatch: everyPage },
    // The main journeys while the browser translates the page.
    { name: 'translated', use: { ...journeys, isTranslated: true }, testMatch: translated },
    // What `npm test` leaves out.
    {
      name: 'screens',
      use: { siteRoot: process.env.SCREENS_OF ?? '.' },
      testDir: '__tests__/screens',
      testMatch: '**/screens.spec.ts',
      // A full-page picture is large, and taken twice.
      expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: 'screens/{arg}{ext}' } },
    },
    // `npx playwright install --with-deps firefox webkit` installs them.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      use: { ...journeys, browserName, launchOptions: {} },
      testDir: '__tests__/browsers',
    })),
  ],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: browserPath(),
      // The processor draws the pages: otherwise Chromium would emulate a graphics card.
      args: [...browserFlags, '--disable-gpu', ownSandbox],
    },
  },
});
