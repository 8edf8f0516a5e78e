import { defineConfig } from '@playwright/test';
import type { Fixtures } from './__tests__/e2e/support/test';
import { browserFlags, browserPath } from './tools/site/browser';
import { buildPorts, testPorts } from './tools/site/gatsby';
import { freePorts } from './tools/site/listen';

// Each worker reads this file again, with the variables of the first process.
process.env.TEST_PORTS ??= freePorts(32).join(' ');

// Pages post to the sandbox for which they were built; each worker's browser maps it to the worker's own.
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

/** End-to-end tests and pictures of the built site with the provider sandbox, in Chromium. */
export default defineConfig<Fixtures>({
  testDir: '__tests__/e2e',
  fullyParallel: true,
  // Twice the cores of the smallest machine, since many tests wait for timers of the page.
  workers: 4,
  // Some tests visit every page.
  timeout: 90_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  projects: [
    { name: 'site', use: still },
    // The main journeys while the browser translates the page.
    { name: 'translated', use: { ...still, isTranslated: true }, testMatch: translated },
    // What `npm test` leaves out.
    {
      name: 'screens',
      testDir: '__tests__/screens',
      testMatch: '**/screens.spec.ts',
      // A full-page picture is large, and taken twice.
      expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: 'screens/{arg}{ext}' } },
    },
    { name: 'interactions', testDir: '__tests__/interactions' },
  ],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: browserPath(),
      // The processor draws the pages: otherwise Chromium would emulate a graphics card.
      args: [...browserFlags, '--disable-gpu', ownSandbox],
    },
  },
});
