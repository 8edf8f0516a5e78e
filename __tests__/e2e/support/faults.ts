/** What goes wrong around the site: files that do not arrive, and programs that change pages. */
import type { Page, Route } from '@playwright/test';
import { test as siteTest } from './test';
import { translate } from './translate';
import { hydrated, visitWithoutScripts } from './visit';

/** What arrives in place of a file. */
const answers = {
  nothing: (route: Route) => route.abort(),
  silence: () => undefined,
  'status 404': (route: Route) => route.fulfill({ status: 404 }),
  'status 500': (route: Route) => route.fulfill({ status: 500 }),
  'a proxy’s page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>No' }),
  'a newer build': (route: Route) => route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
};

export type Answer = keyof typeof answers;

/** What others do to a page before React hydrates it. Each runs in the page. */
const changes = {
  extensions: () => {
    const add = (name: string, place: InsertPosition, to: string) => {
      for (const each of document.querySelectorAll(to)) {
        each.insertAdjacentElement(place, document.createElement(name));
        each.setAttribute('data-extension', '');
      }
    };
    add('div', 'afterbegin', 'body, #content');
    add('div', 'beforeend', 'header');
    add('i', 'afterbegin', 'form');
    add('i', 'afterend', 'input, textarea');
    for (const each of document.querySelectorAll('h2, label span')) each.textContent += '!';
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found: Node[] = [];
    while (comments.nextNode()) found.push(comments.currentNode);
    for (const comment of found) comment.parentNode?.removeChild(comment);
  },
  translation: () => {
    document.documentElement.dataset.translateNow = '';
  },
};

export const changedBy = ['extensions', 'translation'] as const;

const faultsOf = (page: Page) => ({
  /** Answers requests for files in place of the host, while a condition holds. */
  answer: (files: string, answer: Answer, isActive = () => true) =>
    page.route(files, (route) => (isActive() ? answers[answer](route) : route.continue())),

  /** Lets all files arrive. */
  end: () => page.unrouteAll(),

  /** Opens a page and changes it before its scripts load; they do once the returned function is called. */
  openChanged: async (address: string, by: keyof typeof changes) => {
    await page.addInitScript(translate, '[data-translate-now]');
    const release = await visitWithoutScripts(page, address);
    await page.evaluate(changes[by]);
    return async () => {
      release();
      await hydrated(page);
      await page.locator('form [role=alert]').waitFor({ state: 'detached' });
    };
  },
});

/** The site's test with faults, which cause page errors. */
export const test = siteTest.extend<{ faults: ReturnType<typeof faultsOf> }>({
  provokesFailures: true,
  faults: ({ page }, use) => use(faultsOf(page)),
});

export { expect } from './test';
