import { openTestSite, type TestSite } from '../../tools/site/serve-site';
import { arrivals } from '../e2e/forms/support/sandbox';
import { freshAddress, newVisitor } from '../e2e/forms/support/values';
import {
  contact,
  first,
  forms,
  home,
  insights,
  insightsOf,
  navigation,
  oneLine,
  site as siteContent,
  slugOf,
  solutions,
  solutionsEntry,
} from '../e2e/support/content';
import { fillIn, goToForm, send, write } from './form';
import type { Engine, Tab } from './tab';
import { arrive, read, readToTheEnd } from './visit';

/** Declares the tests of the main journeys in a browser, over the site as built for the tests. */
export function testJourneys(start: () => Promise<Engine>): void {
  let site: TestSite | undefined;
  let engine: Engine | undefined;
  let tab: Tab;

  beforeAll(async () => {
    engine = await start();
    site = await openTestSite();
  });

  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });

  beforeEach(async () => {
    if (!engine) throw new Error('The browser has not started.');
    tab = await engine.newTab();
  });

  afterEach(async () => {
    expect(await tab.close()).toEqual([]);
  });

  const open = (path: string) => tab.open(`${site?.url}${path}`);

  test('from the end of the home page to a solution, and to its demo', async () => {
    const { link, card, banner } = first(solutions);
    await open('/home');
    await readToTheEnd(tab);
    await tab.press({ within: 'header', role: 'button', name: solutionsEntry.label });
    await tab.press({ within: 'header', role: 'link', name: card.title });
    await arrive(tab, link);
    await read(tab, 'h1', banner.title);

    await tab.press({ within: 'header', role: 'link', name: navigation.requestDemo });
    await arrive(tab, '/home');
    await tab.until(() => {
      const { top } = document.querySelector('#enquiry-form')?.getBoundingClientRect() ?? {};
      return top !== undefined && top > 0 && top < window.innerHeight;
    });
    await tab.until(
      (heading) => document.activeElement?.textContent === heading,
      home.enquiryHeading,
    );
  });

  test('an enquiry is refused while it is empty, then sent and thanked for', async () => {
    const form = '#enquiry-form';
    const visitor = newVisitor();
    await open('/contact');
    await goToForm(tab, form);
    await send(tab, form, forms.submit.enquiry);
    await read(tab, form, forms.messages.required);

    await fillIn(tab, form, visitor);
    await send(tab, form, forms.submit.enquiry);
    await read(tab, 'main', contact.thankYou.title);
    expect(await arrivals('form', visitor.businessMail)).toEqual([
      { ...visitor, website: siteContent.websiteMarker },
    ]);
    await tab.press({ within: 'main', text: contact.thankYou.home });
    await arrive(tab, '/home');
  });

  test('a sign-up for the newsletter', async () => {
    const form = '#sign-up-form';
    const address = freshAddress();
    await open('/insights/blog');
    await goToForm(tab, form);
    await write(tab, form, forms.labels.mail, address);
    await send(tab, form, forms.submit.newsletter);
    await read(tab, form, forms.newsletterSuccess);
    expect(await arrivals('list', address)).toMatchObject([{ EMAIL: address }]);
  });

  test('from a category of the blog to an article', async () => {
    const { slug, category, heading } = first(insightsOf('blog'));
    await open('/insights/blog');
    await tab.press({ within: 'main nav', text: category });
    await arrive(tab, `/insights/blog?category=${slugOf(category)}`);
    await tab.press({ within: 'main article', text: insights.labels.knowMore });
    await arrive(tab, `/insights/blog/content/${slug}`);
    await read(tab, 'h1', oneLine(heading));
  });

  test('a page that a link in sight leads to is fetched ahead', async () => {
    await open('/home');
    await tab.until(
      (data) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(data)),
      '/page-data/contact/page-data.json',
    );
  });
}
