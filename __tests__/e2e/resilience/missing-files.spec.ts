import type { Page } from '@playwright/test';
import { expect, test, type Answer } from '../support/faults';
import { expectPage, footerLink, headerLink, readThrough, visit } from '../support/visit';
import { phone } from '../support/widths';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** What pages load by themselves, and what arrives in its place. */
const parts: [answer: Answer, address: string, title: string, ...files: string[]][] = [
  ['nothing', '/careers', 'Build what banks rely on', '**/carousel-*.js', '**/chunk-map.json'],
  [
    'a proxy’s page',
    '/contact',
    'Contact Us',
    '**/countries-*',
    '**/app-data.json',
    '**/web-vitals-*.js',
    '**/page-data/careers/page-data.json',
  ],
];

for (const [answer, address, title, ...files] of parts) {
  test(`with ${answer} for ${files.join()}, ${address} works`, async ({ page, faults }) => {
    const rejections: string[] = [];
    page.on('pageerror', ({ message }) => {
      // The browser's message about a page in place of a script.
      if (message !== "Unexpected token '<'") rejections.push(message);
    });
    for (const file of files) await faults.answer(file, answer);
    await visit(page, address);
    await readThrough(page, { hasCarousels: false });
    for (const country of await page.getByRole('combobox', { name: 'Country' }).all()) {
      await country.fill('Ind');
    }
    await page.waitForLoadState('networkidle');
    await expect(headline(page)).toHaveText(title);
    await page.getByRole('button', { name: 'Solutions', exact: true }).click();
    await headerLink(page, '/solutions/operationalrisk').click();
    await expectPage(page, '/solutions/operationalrisk', 'Operational Risk Change Management');
    expect(rejections).toEqual([]);
  });
}

for (const [answer, files] of [
  ['nothing', '**/app-*.js'],
  ['nothing', '**/*.js'],
  ['nothing', '**/component---src-pages-contact-*.js'],
  ['nothing', '**/*.json'],
  ['a proxy’s page', '**/page-data/contact/page-data.json'],
] as const) {
  test(`with ${answer} for ${files}, a page stays readable, and its form says so`, async ({
    page,
    faults,
  }) => {
    await faults.answer(files, answer);
    await page.goto('/contact');
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toHaveText(
      'This form could not be loaded. Reload the page, or write to london@keelstone.example.',
    );
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:london@keelstone.example',
    );
    await faults.end();
    await headerLink(page, '/about').click();
    await expectPage(page, '/about', 'Who are we');
  });
}

test.describe('where a policy refuses scripts', () => {
  test.use({ provokesFailures: true });

  test('nothing looks alive, and a form says what to do', async ({ page }) => {
    await page.route('**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      return route.fulfill({ response, headers });
    });
    await page.goto('/home');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('write to london@keelstone.example');
    await expect(main.getByText('Card processor', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('button', { disabled: false })).toHaveCount(0);
    await page.setViewportSize(phone.size);
    await expect(page.getByRole('button', { disabled: false })).toHaveCount(0);
  });
});

test('a link to a page whose script fails leads to the page', async ({ page, faults }) => {
  await faults.answer('**/component---src-pages-careers-*.js', 'nothing');
  await visit(page, '/home');
  await footerLink(page, '/careers').click();
  await expectPage(page, '/careers', 'Build what banks rely on');
});
