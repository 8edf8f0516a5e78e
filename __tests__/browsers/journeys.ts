import { openTestSite, type TestSite } from '../../tools/site/serve-site';
import { arrivals } from '../e2e/forms/support/sandbox';
import { newVisitor, textFields } from '../e2e/forms/support/values';
import * as content from '../e2e/support/content';

/** Something that a visitor uses: the CSS selector of what it is in, its role and its accessible name, an option's words. */
export type Target = [within: string, role: string, name: string];

/** The XPath of an option's text. Its accessible name may contain more, such as a calling code. */
export const optionPath = (name: string) => `//*[@role="option"]/*[text()="${name}"]`;

/** A visitor's window with its own storage. Every action waits until it is possible. */
export interface Tab {
  open: (address: string) => Promise<unknown>;
  press: (...target: Target) => Promise<unknown>;
  /** Types a text, or selects the option with it. */
  fill: (text: string, ...target: Target) => Promise<unknown>;
  /** Runs a self-contained function in the page until it returns true. */
  until: (condition: (...args: string[]) => boolean, ...args: string[]) => Promise<unknown>;
  /** Closes the window. Returns the page's errors and policy violations. */
  close: () => Promise<string[]>;
}

/** Runs in the page. */
const isRead = (part: string, words: string) =>
  document.querySelector<HTMLElement>(part)?.innerText.replace(/\s+/g, ' ').includes(words) ??
  false;

const { contact, first, forms, home, insights, oneLine } = content;

/** Declares the tests of the main journeys on the site built for the tests, in a browser that `start` starts. */
export function testJourneys(
  start: () => Promise<{ newTab: () => Promise<Tab>; close: () => Promise<unknown> }>,
): void {
  let site: TestSite;
  let browser: Awaited<ReturnType<typeof start>>;
  let tab: Tab;
  jest.setTimeout(150_000);

  beforeAll(async () => {
    browser = await start();
    site = await openTestSite();
  });
  afterAll(() => Promise.all([browser?.close(), site?.close()]));
  beforeEach(async () => {
    tab = await browser.newTab();
  });
  afterEach(async () => {
    expect(await tab.close()).toEqual([]);
  });

  const open = (path: string) => tab.open(`${site.url}${path}`);

  /** Waits until the address bar shows a path, query included. */
  const arrive = (path: string) =>
    tab.until((wanted) => location.pathname + location.search === wanted, path);

  /** Waits until the first matching element shows these words. */
  const read = (part: string, words: string) => tab.until(isRead, part, oneLine(words));

  /** Opens a page, scrolls to its form, and waits until React has hydrated it. */
  async function openForm(path: string, form: string) {
    await open(path);
    await tab.until((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ behavior: 'instant' });
      return element !== null && !element.querySelector('[role=alert]');
    }, form);
  }

  test('the header leads from the end of the home page to a solution and the demo form, and linked pages are prefetched', async () => {
    const { link, card, banner } = first(content.solutions);
    await open('/home');
    await tab.until(
      (data) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(data)),
      '/page-data/contact/page-data.json',
    );
    await tab.until(() => {
      window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return isAtEnd && !document.querySelector('form [role=alert]');
    });
    await tab.press('header', 'button', content.solutionsEntry.label);
    await tab.press('header', 'link', card.title);
    await arrive(link);
    await read('h1', banner.title);

    await tab.press('header', 'link', content.navigation.requestDemo);
    await arrive('/home');
    await tab.until((heading) => {
      const { top = 0 } = document.querySelector('#enquiry-form')?.getBoundingClientRect() ?? {};
      return top > 0 && top < innerHeight && document.activeElement?.textContent === heading;
    }, home.enquiryHeading);
  });

  test('an empty enquiry shows its errors, and a complete one is sent and shows the thanks', async () => {
    const form = '#enquiry-form';
    const visitor = newVisitor();
    await openForm('/contact', form);
    await tab.press(form, 'button', forms.submit.enquiry);
    await read(form, forms.messages.required);

    for (const field of textFields)
      await tab.fill(visitor[field], form, 'textbox', forms.labels[field]);
    await tab.fill(visitor.companyStrength, form, 'combobox', forms.labels.companyStrength);
    await tab.press(form, 'combobox', forms.labels.country);
    await tab.press(form, 'option', visitor.country);
    await tab.press(form, 'button', forms.submit.enquiry);
    await read('main', contact.thankYou.title);
    expect(await arrivals('form', visitor.businessMail)).toEqual([
      { ...visitor, website: content.site.websiteMarker },
    ]);
    await tab.press('main', 'link', contact.thankYou.home);
    await arrive('/home');
  });

  test('the newsletter accepts a sign-up, and a blog category leads to an article', async () => {
    const form = '#sign-up-form';
    const { businessMail } = newVisitor();
    const { slug, category, heading } = first(content.insightsOf('blog'));
    await openForm('/insights/blog', form);
    await tab.fill(businessMail, form, 'textbox', forms.labels.mail);
    await tab.press(form, 'button', forms.submit.newsletter);
    await read(form, forms.newsletterSuccess);
    expect(await arrivals('list', businessMail)).toMatchObject([{ EMAIL: businessMail }]);

    await tab.press('main nav', 'link', category);
    await arrive(`/insights/blog?category=${content.slugOf(category)}`);
    await tab.press('main article', 'link', `${insights.labels.knowMore}: ${oneLine(heading)}`);
    await arrive(`/insights/blog/content/${slug}`);
    await read('h1', heading);
  });
}
