/** The main journeys in the system's Firefox, over WebDriver BiDi. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { installed } from '../../tools/site/browser';
import { optionPath, testJourneys, type Engine, type Tab, type Target } from './journeys';

/** Puppeteer's selector for a target (https://pptr.dev/guides/page-interactions#selectors). */
const selectorOf = ({ within, role, name }: Target) =>
  role === 'option'
    ? `::-p-xpath(${optionPath(name)})`
    : `${within} ::-p-aria([name="${name}"][role="${role}"])`;

async function newTab(browser: Browser): Promise<Tab> {
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
    press: (target) => page.locator(selectorOf(target)).click(),
    fill: (target, text) => page.locator(selectorOf(target)).fill(text),
    until: (condition, argument = '') => page.waitForFunction(condition, {}, argument),
    close: async () => {
      await context.close();
      return faults;
    },
  };
}

/** Starts headless Firefox. */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: installed(
      [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      'No Firefox found. Install it (Debian: firefox-esr), or set FIREFOX to its path.',
    ),
    defaultViewport: { width: 1280, height: 900 },
  });
  return { newTab: () => newTab(browser), close: () => browser.close() };
}

testJourneys(startFirefox);
