/** The main journeys in the system's Firefox, over WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { installed } from '../../tools/site/browser';
import { optionPath, testJourneys, type Target } from './journeys';

/** Puppeteer's selector for a target (https://pptr.dev/guides/page-interactions#selectors). */
const selectorOf = (...[within, role, name]: Target) =>
  role === 'option'
    ? `::-p-xpath(${optionPath(name)})`
    : `${within} ::-p-aria([name="${name}"][role="${role}"])`;

testJourneys(async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: installed(
      [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      'No Firefox found. Install it (Debian: firefox-esr), or set FIREFOX to its path.',
    ),
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const faults: string[] = [];
      // Firefox reports policy violations as page errors.
      page.on('pageerror', (reason) => faults.push(String(reason)));
      page.on('console', (message) => {
        if (/Content.Security.Policy/.test(message.text())) faults.push(message.text());
      });
      return {
        open: (address) => page.goto(address),
        press: (...target) => page.locator(selectorOf(...target)).click(),
        fill: (text, ...target) => page.locator(selectorOf(...target)).fill(text),
        until: (condition, ...args) => page.waitForFunction(condition, {}, ...args),
        close: () => context.close().then(() => faults),
      };
    },
    close: () => browser.close(),
  };
});
