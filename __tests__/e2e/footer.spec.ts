import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';
import { windows } from './support/widths';

const groups = [
  {
    heading: 'Sitemap',
    links: [
      ['Home', '/home'],
      ['Solutions', '/solutions'],
      ['About Us', '/about'],
      ['Careers', '/careers'],
      ['Contact Us', '/contact'],
    ],
  },
  {
    heading: 'Solutions',
    links: [
      ['Operational Risk Change Management', '/solutions/operationalrisk'],
      ['Business Continuity Management', '/solutions/businesscontinuity'],
      ['Outsourcing Risk Management', '/solutions/riskmanagement'],
      ['AI Governance and Risk Management', '/solutions/aigovernance'],
      ['Process Risks & Controls Management', '/solutions/processrisks'],
    ],
  },
] as const;

const offices = [
  {
    title: 'London, United Kingdom',
    address: ['Sample House', '1 Example Street', 'London EC0A 0AA'],
    phone: '+44 20 7946 0018',
    email: 'london@keelstone.example',
  },
  {
    title: 'Surat and Mumbai, India',
    address: ['Surat 000000', 'Mumbai 000000'],
    phone: '+91 00000 00000',
    email: 'india@keelstone.example',
  },
];

const footerOf = (page: Page) => page.getByRole('contentinfo');

const groupOf = (page: Page, heading: string) =>
  footerOf(page).getByRole('heading', { level: 3, name: heading, exact: true }).locator('xpath=..');

for (const { name, size } of windows) {
  test(`quick links, offices, certification and copyright are shown on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/about');
    const footer = footerOf(page);
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      'Quick Links',
      'Contact Us',
    ]);

    for (const { heading, links } of groups) {
      const shown = groupOf(page, heading).getByRole('link');
      await expect(shown).toHaveText(links.map(([label]) => label));
      for (const [index, [, address]] of links.entries()) {
        await expect(shown.nth(index)).toHaveAttribute('href', address);
        await expect(shown.nth(index)).toBeVisible();
      }
    }

    for (const { title, address, phone, email } of offices) {
      const office = footer.locator('address', {
        has: page.getByRole('heading', { level: 3, name: title, exact: true }),
      });
      for (const line of address) await expect(office).toContainText(line);
      await expect(office.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      );
      await expect(office.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
    }

    await expect(footer.getByRole('img', { name: /certification/i }).locator('svg')).toBeVisible();
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer).toContainText('All rights reserved');
  });
}

test('a link of the footer leads to its page', async ({ page }) => {
  await visit(page, '/about');
  await footerOf(page).getByRole('link', { name: 'Outsourcing Risk Management' }).click();
  await expectAddress(page, '/solutions/riskmanagement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outsourcing Risk Management');
});

for (const { heading, label, address } of [
  {
    heading: 'Support',
    label: 'Privacy Policy',
    address: 'https://policies.keelstone.example/privacy',
  },
  {
    heading: 'Connect',
    label: 'Follow our company page',
    address: 'https://network.example/company/keelstone',
  },
]) {
  test(`${heading} opens a new tab that cannot reach the site’s own`, async ({ page, context }) => {
    await context.route(address, (route) => route.fulfill({ body: 'Elsewhere' }));
    await visit(page, '/careers');
    const link = groupOf(page, heading).getByRole('link', { name: label });
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleDescription(/new tab/);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForURL(address);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/careers');
  });
}
