import { buildPorts } from '../../tools/site/gatsby';
import { serveSite } from '../../tools/site/serve-site';
import { arrivals } from '../e2e/forms/support/sandbox';
import { newVisitor } from '../e2e/forms/support/values';
import { fixtureSite } from '../../tools/site/fixture-site';

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

/** Declares the tests of the main journeys on the site built for the tests, in a browser that `start` starts. */
export function testJourneys(
  start: () => Promise<{ newTab: () => Promise<Tab>; close: () => Promise<unknown> }>,
): void {
  let site: Awaited<ReturnType<typeof serveSite>>;
  let browser: Awaited<ReturnType<typeof start>>;
  let tab: Tab;
  jest.setTimeout(150_000);

  beforeAll(async () => {
    browser = await start();
    site = await serveSite(buildPorts, fixtureSite);
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
  const read = (part: string, words: string) => tab.until(isRead, part, words);

  /** Opens a page, scrolls to its form, and waits until React has hydrated it. */
  async function openForm(path: string, form: string) {
    await open(path);
    await tab.until((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ behavior: 'instant' });
      return element !== null && !element.querySelector('[role=alert]');
    }, form);
  }

  test('the header leads from the end of the home page to a solution and the demo form', async () => {
    await open('/home');
    await tab.until(() => {
      window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return isAtEnd && !document.querySelector('form [role=alert]');
    });
    await tab.press('header', 'button', 'Solutions');
    await tab.press('header', 'link', 'Operational Risk Change Management');
    await arrive('/solutions/operationalrisk');
    await read('h1', 'Operational Risk Change Management');

    await tab.press('header', 'link', 'Request Demo');
    await arrive('/home');
    await tab.until((heading) => {
      const { top = 0 } = document.querySelector('#enquiry-form')?.getBoundingClientRect() ?? {};
      return top > 0 && top < innerHeight && document.activeElement?.textContent === heading;
    }, 'Find Out How Our RegTech Solutions Can Help');
  });

  test('an empty enquiry shows its errors, and a complete one is sent and shows the thanks', async () => {
    const form = '#enquiry-form';
    const visitor = newVisitor();
    await openForm('/contact', form);
    await tab.press(form, 'button', 'Submit');
    await read(form, 'Please fill in all required fields');

    for (const [field, label] of [
      ['firstName', 'First Name'],
      ['lastName', 'Last Name'],
      ['businessMail', 'Business Email'],
      ['companyName', 'Company Name'],
      ['mobileNo', 'Mobile Number'],
      ['message', 'Message'],
    ] as const) {
      await tab.fill(visitor[field], form, 'textbox', label);
    }
    await tab.fill(visitor.companyStrength, form, 'combobox', 'Company Strength');
    await tab.press(form, 'combobox', 'Country');
    await tab.press(form, 'option', visitor.country);
    await tab.press(form, 'button', 'Submit');
    await read('main', 'Your form is submitted successfully');
    expect(await arrivals('form', visitor.businessMail)).toEqual([
      { ...visitor, website: 'keelstone-website' },
    ]);
    await tab.press('main', 'link', 'Go to Home Page');
    await arrive('/home');
  });

  test('the newsletter accepts a sign-up, and a blog category leads to an article', async () => {
    const form = '#sign-up-form';
    const { businessMail } = newVisitor();
    await openForm('/insights/blog', form);
    await tab.fill(businessMail, form, 'textbox', 'Email');
    await tab.press(form, 'button', 'Subscribe');
    await read(form, 'Thank you. We have sent your address to our mailing list.');
    expect(await arrivals('list', businessMail)).toMatchObject([{ EMAIL: businessMail }]);

    await tab.press('main nav', 'link', 'BCM');
    await arrive('/insights/blog?category=bcm');
    await tab.press('main article', 'link', 'Know More: Exercises that find something');
    await arrive('/insights/blog/content/continuity');
    await read('h1', 'Exercises that find something');
  });
}
