import { forms } from '../support/content';
import { arrivals } from './support/sandbox';
import { expect, test } from '../support/test';
import { everyForm, newVisitor, submitOf } from './support/visitor';

for (const [name, form] of Object.entries(everyForm)) {
  test(`the ${name} form is busy while it is sent, and sent once`, async ({ page }) => {
    const visitor = newVisitor();
    const opened = await form.open(page);
    await form.fillIn(opened, visitor);
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
    await form.mailField(opened).press('Enter');
    await form.expectValues(opened, visitor);

    answer();
    await expect(page.getByText(form.thanks).first()).toBeVisible();
    expect(requests).toBe(1);
    expect(await arrivals(form.endpoint, visitor.businessMail)).toHaveLength(1);
  });
}
