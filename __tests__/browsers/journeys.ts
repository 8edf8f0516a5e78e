import { openTestSite, type TestSite } from '../../tools/site/test-site';
import { arrivals } from '../e2e/forms/support/sandbox';
import { freshAddress, newVisitor } from '../e2e/forms/support/values';
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
    await open('/home');
    await readToTheEnd(tab);
    await tab.press({ within: 'header', role: 'button', name: 'Solutions' });
    const solution = 'AI Governance and Risk Management';
    await tab.press({ within: 'header', role: 'link', name: solution });
    await arrive(tab, '/solutions/aigovernance');
    await read(tab, 'h1', solution);

    await tab.press({ within: 'header', role: 'link', name: 'Request Demo' });
    await arrive(tab, '/home');
    await tab.until(() => {
      const { top } = document.querySelector('#enquiry-form')?.getBoundingClientRect() ?? {};
      return top !== undefined && top > 0 && top < window.innerHeight;
    });
    await tab.until(
      (words) => document.activeElement?.textContent === words,
      'Find Out How Our RegTech Solutions Can Help',
    );
  });

  test('an enquiry is refused while it is empty, then sent and thanked for', async () => {
    const form = '#enquiry-form';
    const visitor = newVisitor();
    await open('/contact');
    await goToForm(tab, form);
    await send(tab, form, 'Submit');
    await read(tab, form, 'Please fill in all required fields');

    await fillIn(tab, form, visitor);
    await send(tab, form, 'Submit');
    await read(tab, 'main', 'Your form is submitted successfully');
    expect(await arrivals('form', visitor.businessMail)).toEqual([
      { ...visitor, website: 'keelstone-website' },
    ]);
    await tab.press({ within: 'main', text: 'Go to Home Page' });
    await arrive(tab, '/home');
  });

  test('a sign-up for the newsletter', async () => {
    const form = '#newsletter-form';
    const address = freshAddress();
    await open('/insights/blog');
    await goToForm(tab, form);
    await write(tab, form, 'Email', address);
    await send(tab, form, 'Subscribe');
    await read(tab, form, 'Thank you for subscribing');
    expect(await arrivals('list', address)).toEqual([{ EMAIL: address }]);
  });

  test('a request for the fact sheet', async () => {
    const form = '#fact-sheet-form';
    const visitor = newVisitor();
    await open('/insights/factsheet/download');
    await goToForm(tab, form);
    await fillIn(tab, form, visitor);
    await send(tab, form, 'Download');
    await read(tab, form, 'Thanks for downloading our Fact Sheet!');
    expect(await arrivals('mail', visitor.businessMail)).toHaveLength(1);
  });

  test('from a category of the blog to an article', async () => {
    await open('/insights/blog');
    await tab.press({ within: 'main nav', text: 'Outsourcing Risk' });
    await arrive(tab, '/insights/blog?category=outsourcing-risk');
    await tab.press({ within: 'main article', text: 'Know More' });
    await arrive(tab, '/insights/blog/content/blog1');
    await read(tab, 'h1', 'Outsourcing risk management');
  });

  test('a page that a link in sight leads to is fetched ahead', async () => {
    await open('/home');
    await tab.until(
      (data) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(data)),
      '/page-data/contact/page-data.json',
    );
  });
}
