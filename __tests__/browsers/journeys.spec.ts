/** The main journeys in Firefox and WebKit, one worker at a time: all pages post to one sandbox. */
import { startSandbox, type Sandbox } from '../../tools/sandbox';
import { buildPorts } from '../../tools/site/gatsby';
import { newVisitor, openEnquiry, openNewsletter } from '../e2e/forms/support/visitor';
import { expect, test } from '../e2e/support/test';
import { expectPage, headerLink, readThrough, visit } from '../e2e/support/visit';
import { callsOf } from '../unit/sandbox/calls';

// Only Chromium maps its port to the worker's own (playwright.config.ts).
let sandbox: Sandbox;
test.beforeAll(async () => {
  sandbox = await startSandbox({ port: buildPorts.sandbox });
});
test.afterAll(() => sandbox.close());

test('the header leads to a solution and to the form of home', async ({ page }) => {
  await visit(page, '/home');
  await readThrough(page);
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
  await headerLink(page, '/solutions/operationalrisk').click();
  await expectPage(page, '/solutions/operationalrisk', 'Operational Risk Change Management');
  await headerLink(page, '/home#enquiry').click();
  await expect(page.getByRole('heading', { name: /^Find Out How Our RegTech/ })).toBeFocused();
  await expect(page.locator('#enquiry-form')).toBeInViewport();
});

test('an empty enquiry shows its errors, and a complete one is sent and thanks', async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = await openEnquiry(page);
  await form.submit.click();
  await form.expectMessage('firstName', 'Please fill in all required fields');
  await form.fillIn(visitor);
  await form.submit.click();
  await expect(page.getByRole('main')).toContainText('Your form is submitted successfully');
  const payload = { ...visitor, website: 'keelstone-website' };
  expect(await callsOf(sandbox)).toContainEqual(expect.objectContaining({ payload }));
});

test('the newsletter takes a sign-up, and a category leads to an article', async ({ page }) => {
  const { businessMail } = newVisitor();
  const form = await openNewsletter(page);
  await form.field('mail').fill(businessMail);
  await form.submit.click();
  await expect(form.status).toHaveText('Thank you. We have sent your address to our mailing list.');
  const payload = expect.objectContaining({ EMAIL: businessMail });
  expect(await callsOf(sandbox)).toContainEqual(expect.objectContaining({ payload }));
  await page.getByRole('main').getByRole('link', { name: 'BCM', exact: true }).click();
  await page.getByRole('link', { name: 'Know More: Exercises that find something' }).click();
  const article = '/insights/blog/content/continuity';
  await expectPage(page, article, 'Exercises that find something');
});
