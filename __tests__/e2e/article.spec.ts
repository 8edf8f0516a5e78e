import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const address = '/insights/blog/content/blog1';

test('an article has its opening and leads to other pages', async ({ page }) => {
  await visit(page, address);
  const article = page.getByRole('main').getByRole('article');
  const opening = article.locator('header');
  // With its line break.
  expect(await opening.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Outsourcing risk management:\nbeyond the third party',
  );
  await expect(opening.getByRole('time').first()).toHaveAttribute('datetime', '2024-11-12');
  for (const fact of [
    '12 November 2024',
    'Outsourcing Risk',
    'Outsourcing risk team',
    '1 min read',
  ]) {
    await expect(opening).toContainText(fact);
  }
  const takeaways = article.getByRole('region', { name: 'Key takeaways' });
  await expect(takeaways.getByRole('listitem')).toHaveText([
    'Follow the supply chain as far as a failure could stop an important service.',
    'An exit plan is only as good as its last rehearsal.',
  ]);
  await expect(
    page.getByRole('region', { name: 'Latest insights' }).getByRole('link').first(),
  ).toBeVisible();
  await article.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page).toHaveURL('/insights/blog');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the headings of an article are listed, and the keyboard reaches their links', async ({
  page,
}) => {
  await visit(page, address);
  const article = page.getByRole('main').getByRole('article');
  await expect(
    article.getByRole('navigation', { name: 'On this page' }).getByRole('link'),
  ).toHaveText([
    'The risk begins where the contract ends',
    'Exit is a capability that a firm keeps and rehearses for every material arrangement',
    'What the rules ask for',
    'Begin on Monday',
  ]);
  // The focus shows the link of a heading.
  const link = article.getByRole('link', { name: 'Link to “Begin on Monday”' });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}#begin-on-monday`);
  const heading = article.getByRole('heading', { name: 'Begin on Monday' });
  await expect(heading).toBeInViewport();
  // Its link is not copied with it.
  const selected = await heading.evaluate((element) => {
    getSelection()?.selectAllChildren(element.parentElement ?? element);
    return String(getSelection()).trim();
  });
  expect(selected).toBe('Begin on Monday');
});

test('both columns of a table are seen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, address);
  const { x, width } = await boxOf(page.getByRole('cell', { name: /^A documented exit/ }));
  expect(x + width).toBeLessThanOrEqual(390);
});
