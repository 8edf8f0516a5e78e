import { expect, test } from '../e2e/support/test';
import { openNewsletter, submitOf, freshAddress } from '../e2e/forms/support/visitor';
test('x', async ({ page }) => {
  page.on('console', (m) => console.log('CONSOLE', m.text()));
  page.on('requestfailed', (r) => console.log('FAILED', r.url(), r.failure()?.errorText));
  page.on('response', (r) => r.status() >= 300 && console.log(r.status(), r.url()));
  const form = await openNewsletter(page);
  await form.locator('[name=mail]').fill(freshAddress());
  await submitOf(form).click();
  await page.waitForTimeout(1500);
});
