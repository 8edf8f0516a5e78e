import { openTestSite, type TestSite } from '../../tools/site/serve-site';
import { arrivals } from '../e2e/forms/support/sandbox';
import { freshAddress, newVisitor, textFields } from '../e2e/forms/support/values';
import * as content from '../e2e/support/content';

/** Something that a visitor presses or fills in, by role and accessible name; an option by its text. */
export interface Target {
  /** The CSS selector of what it is in. */
  within: string;
  role: 'button' | 'link' | 'combobox' | 'option' | 'textbox';
  name: string;
}

/** The XPath of an option's text. Its accessible name may contain more, such as a calling code. */
export const optionPath = (name: string) => `//*[@role="option"]/*[text()="${name}"]`;

/** A visitor's window with its own storage. Every action waits until it is possible. */
export interface Tab {
  open: (address: string) => Promise<unknown>;
  press: (target: Target) => Promise<unknown>;
  fill: (target: Target, text: string) => Promise<unknown>;
  /** Runs a self-contained function in the page until it returns true. */
  until: (condition: (argument: string) => boolean, argument?: string) => Promise<unknown>;
  /** Closes the window. Returns the page's errors and policy violations. */
  close: () => Promise<string[]>;
}

export interface Engine {
  newTab: () => Promise<Tab>;
  close: () => Promise<unknown>;
}

const { contact, first, forms, home, insights, oneLine } = content;

/** Declares tests of the main journeys in a browser, on the site built for the tests. */
export function testJourneys(start: () => Promise<Engine>): void {
  let site: TestSite;
  let engine: Engine;
  let tab: Tab;
  jest.setTimeout(150_000);

  beforeAll(async () => {
    engine = await start();
    site = await openTestSite();
  });
  afterAll(() => Promise.all([engine?.close(), site?.close()]));
  beforeEach(async () => {
    tab = await engine.newTab();
  });
  afterEach(async () => {
    expect(await tab.close()).toEqual([]);
  });

  const open = (path: string) => tab.open(`${site.url}${path}`);

  /** Waits until the address bar shows a path, query included. */
  const arrive = (path: string) =>
    tab.until((wanted) => location.pathname + location.search === wanted, path);

  /** Waits until the first matching element shows these words. */
  const read = (part: string, words: string) =>
    tab.until((asked) => {
      const [selector = '', text = ''] = asked.split('|');
      const element = document.querySelector<HTMLElement>(selector);
      return element !== null && element.innerText.replace(/\s+/g, ' ').includes(text);
    }, `${part}|${words}`);

  /** Scrolls to a form, whose script loads near the viewport, and waits until it works. */
  const goToForm = (form: string) =>
    tab.until((selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ behavior: 'instant' });
      return element !== null && !element.closest('[data-waiting]');
    }, form);

  test('from the end of the home page to a solution, and to its demo', async () => {
    const { link, card, banner } = first(content.solutions);
    await open('/home');
    await tab.until(() => {
      window.scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return isAtEnd && !document.querySelector('[data-waiting]');
    });
    await tab.press({ within: 'header', role: 'button', name: content.solutionsEntry.label });
    await tab.press({ within: 'header', role: 'link', name: card.title });
    await arrive(link);
    await read('h1', banner.title);

    await tab.press({ within: 'header', role: 'link', name: content.navigation.requestDemo });
    await arrive('/home');
    await tab.until((heading) => {
      const { top = 0 } = document.querySelector('#enquiry-form')?.getBoundingClientRect() ?? {};
      return top > 0 && top < innerHeight && document.activeElement?.textContent === heading;
    }, home.enquiryHeading);
  });

  test('an enquiry is refused while it is empty, then sent and thanked for', async () => {
    const within = '#enquiry-form';
    const visitor = newVisitor();
    const submit = { within, role: 'button', name: forms.submit.enquiry } as const;
    await open('/contact');
    await goToForm(within);
    await tab.press(submit);
    await read(within, forms.messages.required);

    for (const field of textFields) {
      await tab.fill({ within, role: 'textbox', name: forms.labels[field] }, visitor[field]);
    }
    for (const field of ['companyStrength', 'country'] as const) {
      await tab.press({ within, role: 'combobox', name: forms.labels[field] });
      await tab.press({ within, role: 'option', name: visitor[field] });
    }
    await tab.press(submit);
    await read('main', contact.thankYou.title);
    expect(await arrivals('form', visitor.businessMail)).toEqual([
      { ...visitor, website: content.site.websiteMarker },
    ]);
    await tab.press({ within: 'main', role: 'link', name: contact.thankYou.home });
    await arrive('/home');
  });

  test('a sign-up for the newsletter', async () => {
    const within = '#sign-up-form';
    const address = freshAddress();
    await open('/insights/blog');
    await goToForm(within);
    await tab.fill({ within, role: 'textbox', name: forms.labels.mail }, address);
    await tab.press({ within, role: 'button', name: forms.submit.newsletter });
    await read(within, forms.newsletterSuccess);
    expect(await arrivals('list', address)).toMatchObject([{ EMAIL: address }]);
  });

  test('from a category of the blog to an article', async () => {
    const { slug, category, heading } = first(content.insightsOf('blog'));
    const title = oneLine(heading);
    const name = `${insights.labels.knowMore}: ${title}`;
    await open('/insights/blog');
    await tab.press({ within: 'main nav', role: 'link', name: category });
    await arrive(`/insights/blog?category=${content.slugOf(category)}`);
    await tab.press({ within: 'main article', role: 'link', name });
    await arrive(`/insights/blog/content/${slug}`);
    await read('h1', title);
  });

  test('a page that a link in sight leads to is fetched ahead', async () => {
    await open('/home');
    await tab.until(
      (data) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(data)),
      '/page-data/contact/page-data.json',
    );
  });
}
