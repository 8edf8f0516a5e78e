import type { Browser, Page } from 'puppeteer-core';
import { launchFirefox } from '../../tools/site/firefox';
import type { Engine, Tab, Target } from './tab';
import { isAtEnd } from './visit';

/** Puppeteer's selector of a target (https://pptr.dev/guides/page-interactions#selectors). */
function selectorOf(target: Target): string {
  if ('role' in target) {
    return `${target.within} ::-p-aria([name="${target.name}"][role="${target.role}"])`;
  }
  return `${target.within} ::-p-xpath(descendant-or-self::*[text()="${target.text}"])`;
}

function tabOf(page: Page, faults: readonly string[]): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    press: (target) => page.locator(selectorOf(target)).click(),
    write: (target, text) => page.locator(selectorOf(target)).fill(text),
    readOn: async () => {
      await page.mouse.move(640, 450);
      while (!(await page.evaluate(isAtEnd))) {
        await page.mouse.wheel({ deltaY: 400 });
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    },
    until: async (condition, argument = '') =>
      void (await page.waitForFunction(condition, {}, argument)),
    close: async () => {
      await page.browserContext().close();
      return [...faults];
    },
  };
}

async function newTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults: string[] = [];
  // Firefox reports what the policy forbids as an error of the page.
  page.on('pageerror', (reason) =>
    faults.push(reason instanceof Error ? reason.message : String(reason)),
  );
  page.on('console', (message) => {
    if (/Content.Security.Policy/.test(message.text())) faults.push(message.text());
  });
  return tabOf(page, faults);
}

/** Starts the system's Firefox. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launchFirefox();
  return { newTab: () => newTab(browser), close: () => browser.close() };
}
