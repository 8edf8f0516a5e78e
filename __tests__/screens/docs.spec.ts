/** `npx playwright test --project docs`: the screenshot in README.md. */
import { test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

test('the home page', async ({ page }) => {
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: 'docs/home.png', animations: 'disabled' });
});
