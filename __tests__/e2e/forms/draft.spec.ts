import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  everyForm,
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openEnquiry,
  submitOf,
} from './support/visitor';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

for (const [name, form] of Object.entries(everyForm)) {
  test(`a reload keeps what was typed into the ${name} form, a success clears it`, async ({
    page,
  }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const opened = await form.open(page);
    await form.fillIn(opened, visitor);
    await page.reload();
    await opened.scrollIntoViewIfNeeded();
    await form.expectValues(opened, visitor);

    await submitOf(opened).click();
    await expect(page.getByText(form.thanks).first()).toBeVisible();
    expect(await kept(page)).not.toContain(visitor.businessMail);
    await form.expectValues(await form.open(page), nothing);
  });
}

test('a draft stays in its tab: no cookie, nothing in the storage of other tabs', async ({
  page,
  context,
}) => {
  const visitor = newVisitor();
  await fillIn(await openEnquiry(page), visitor);
  expect(await context.cookies()).toEqual([]);
  const another = await context.newPage();
  await expectValues(await openEnquiry(another), nothing);
  expect(await another.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    visitor.businessMail,
  );
});
