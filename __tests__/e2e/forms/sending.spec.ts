import { forms } from '../support/content';
import { arrivals } from './support/sandbox';
import { expect, test } from '../support/test';
import { live } from '../support/visit';
import { everyForm, newVisitor, nothing, submitOf } from './support/visitor';

for (const [name, form] of Object.entries(everyForm)) {
  test(`the tab keeps what was typed into the ${name} form, which is sent once`, async ({
    page,
  }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const opened = await form.open(page);
    await form.fillIn(opened, visitor);
    await page.reload();
    await live(opened);
    await form.expectValues(opened, visitor);
    // Nothing that another tab can read.
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    let requests = 0;
    await page.route(form.request, async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    await submitOf(opened).dblclick();
    await expect(submitOf(opened)).toBeDisabled();
    await expect(submitOf(opened)).toHaveAttribute('aria-busy', 'true');
    await expect(submitOf(opened).locator('svg')).toBeVisible();
    await expect(opened.getByRole('status')).toHaveText(forms.sending);
    await opened.locator('[name=mail], [name=businessMail]').press('Enter');
    await form.expectValues(opened, visitor);

    answer();
    await expect(page.getByText(form.thanks).first()).toBeVisible();
    expect(requests).toBe(1);
    expect(await arrivals(form.endpoint, visitor.businessMail)).toHaveLength(1);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(visitor.businessMail);
    await form.expectValues(await form.open(page), nothing);
  });
}
