/**
 * The main journeys in the system's Firefox, over the site as built for the tests.
 * @jest-environment node
 */
import type { Browser, Page } from 'puppeteer-core';
import { launchFirefox } from '../../tools/site/firefox';
import { openTestSite, type TestSite } from '../../tools/site/test-site';
import { arrivals } from '../e2e/forms/support/sandbox';
import { freshAddress, newVisitor } from '../e2e/forms/support/values';
import { fillIn, goToForm, send, write } from './support/form';
import { arrive, newVisit, read, readToTheEnd, type Visit } from './support/visit';

jest.setTimeout(150_000);

let site: TestSite | undefined;
let browser: Browser | undefined;
let visit: Visit;

beforeAll(async () => {
  browser = await launchFirefox();
  site = await openTestSite();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  if (!browser) throw new Error('Firefox has not started.');
  visit = await newVisit(browser);
});

afterEach(async () => {
  await visit.page.browserContext().close();
  expect(visit.faults).toEqual([]);
});

/** Opens an address of the site. */
async function open(path: string): Promise<Page> {
  await visit.page.goto(`${site?.url}${path}`);
  return visit.page;
}

test('from the end of the home page to a solution, and to its demo', async () => {
  const page = await open('/home');
  await readToTheEnd(page);
  await page.locator('header ::-p-aria([name="Solutions"][role="button"])').click();
  await page.locator('header ::-p-aria(AI Governance and Risk Management)').click();
  await arrive(page, '/solutions/aigovernance');
  await read(page, 'h1', 'AI Governance and Risk Management');

  await page.locator('header ::-p-aria([name="Request Demo"][role="link"])').click();
  await arrive(page, '/home');
  await page.waitForFunction(() => {
    const { top } = document.querySelector('#enquiry-form')?.getBoundingClientRect() ?? {};
    return top !== undefined && top > 0 && top < window.innerHeight;
  });
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe('Find Out How Our RegTech Solutions Can Help');
});

test('an enquiry is refused while it is empty, then sent and thanked for', async () => {
  const form = '#enquiry-form';
  const visitor = newVisitor();
  const page = await open('/contact');
  await goToForm(page, form);
  await send(page, form);
  await read(page, form, 'Please fill in all required fields');

  await fillIn(page, form, visitor);
  await send(page, form);
  await read(page, 'main', 'Your form is submitted successfully');
  expect(await arrivals('form', visitor.businessMail)).toEqual([
    { ...visitor, website: 'keelstone-website' },
  ]);
  await page.locator('main ::-p-text(Go to Home Page)').click();
  await arrive(page, '/home');
});

test('a sign-up for the newsletter', async () => {
  const form = '#newsletter-form';
  const address = freshAddress();
  const page = await open('/insights/blog');
  await goToForm(page, form);
  await write(page, form, 'Email', address);
  await send(page, form);
  await read(page, form, 'Thank you for subscribing');
  expect(await arrivals('list', address)).toEqual([{ EMAIL: address }]);
});

test('a request for the fact sheet', async () => {
  const form = '#fact-sheet-form';
  const visitor = newVisitor();
  const page = await open('/insights/factsheet/download');
  await goToForm(page, form);
  await fillIn(page, form, visitor);
  await send(page, form);
  await read(page, form, 'Thanks for downloading our Fact Sheet!');
  expect(await arrivals('mail', visitor.businessMail)).toHaveLength(1);
});

test('from a category of the blog to an article', async () => {
  const page = await open('/insights/blog');
  await page.locator('main nav ::-p-text(Outsourcing Risk)').click();
  await page.waitForFunction(() => location.search === '?category=outsourcing-risk');
  await page.locator('main article ::-p-text(Know More)').click();
  await arrive(page, '/insights/blog/content/blog1');
  await read(page, 'h1', 'Outsourcing risk management');
});

test('a page that a link in sight leads to is fetched ahead', async () => {
  const data = visit.page.waitForResponse((answer) =>
    answer.url().endsWith('/page-data/contact/page-data.json'),
  );
  await open('/home');
  expect((await data).status()).toBe(200);
});
