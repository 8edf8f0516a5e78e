import { defineConfig } from '@playwright/test';
import type { Fixtures } from './__tests__/e2e/support/test';
import { browserFlags, browserPath } from './tools/site/browser';
import { buildPorts, testPorts } from './tools/site/gatsby';

// Pages post to the sandbox for which they were built; in the browser of a worker that is the worker's own.
const ownSandbox = `--host-resolver-rules=MAP 127.0.0.1:${buildPorts.sandbox} 127.0.0.1:${testPorts.sandbox}`;

const moreJourneys = [
  'banner-layers',
  'carousels',
  'copy-email',
  'folds',
  'header',
  'insights',
  'mobile-menu',
  'scroll-position',
  'search',
  'solutions-menu',
  'forms/pickers',
  'forms/sending',
];

/** The journeys that are made in translated pages, too: an enquiry always, all of them each night. */
const translated = ['forms/enquiry', ...(process.env.NIGHTLY ? moreJourneys : [])].map(
  (name) => `**/${name}.spec.ts`,
);

/** End-to-end tests and pictures of the built site with the provider sandbox, in Chromium. */
export default defineConfig<Fixtures>({
  testDir: '__tests__/e2e',
  fullyParallel: true,
  // Twice the cores of the smallest machine: many tests wait for timers of the page.
  workers: 4,
  // Some tests visit every page.
  timeout: 90_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  projects: [
    { name: 'site' },
    // The main journeys again, while the browser translates the page.
    { name: 'translated', use: { isTranslated: true }, testMatch: translated },
    // What `npm test` leaves out: `npm run screens`, `npm run interactions`, and the pictures of the documentation.
    {
      name: 'screens',
      testDir: '__tests__/screens',
      testMatch: '**/screens.spec.ts',
      // A whole page is a large picture, which is taken twice.
      expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: 'screens/{arg}{ext}' } },
    },
    { name: 'docs', testDir: '__tests__/screens', testMatch: '**/docs.spec.ts' },
    { name: 'interactions', testDir: '__tests__/interactions' },
  ],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: browserPath(),
      // Pages are drawn by the processor: an ordinary Chromium would else wait for a graphics card that it imitates.
      args: [...browserFlags, '--disable-gpu', ownSandbox],
    },
  },
});
