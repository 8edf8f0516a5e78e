import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './tools/site/browser';
import { testPorts } from './tools/site/gatsby';

/** End-to-end tests of the built site and the provider sandbox, in Chromium. */
export default defineConfig({
  testDir: '__tests__/e2e',
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: `http://localhost:${testPorts.site}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: browserPath(), args: browserFlags },
  },
  projects: [
    { name: 'pages', testIgnore: 'forms/**', fullyParallel: true },
    // One at a time, since they set the modes of the sandbox's providers.
    { name: 'forms', testMatch: 'forms/*.spec.ts', workers: 1 },
  ],
  webServer: {
    command: 'npx tsx tools/site/serve-for-tests.ts',
    url: `http://localhost:${testPorts.site}/home`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
