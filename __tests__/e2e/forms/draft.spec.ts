import { expect, test } from '../support/test';
import { everyForm, newVisitor, nothing, submitOf } from './support/visitor';

for (const [name, form] of Object.entries(everyForm)) {
  test(`the tab keeps what was typed into the ${name} form until a success`, async ({ page }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const opened = await form.open(page);
    await form.fillIn(opened, visitor);
    await page.reload();
    await opened.scrollIntoViewIfNeeded();
    await form.expectValues(opened, visitor);
    // Nothing that another tab can read.
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await submitOf(opened).click();
    await expect(page.getByText(form.thanks).first()).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(visitor.businessMail);
    await form.expectValues(await form.open(page), nothing);
  });
}
