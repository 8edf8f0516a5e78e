import { navigation, offices, site, solutionLinks } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

const { footer } = navigation;

test('the footer shows quick links, offices, certification and copyright', async ({ page }) => {
  await visit(page, '/about');
  const content = page.getByRole('contentinfo');
  const groupOf = (name: string) =>
    content.getByRole('heading', { name, exact: true }).locator('xpath=..');

  for (const { size } of windows) {
    await page.setViewportSize(size);
    await expect(content.getByRole('heading', { level: 2 })).toHaveText([
      footer.quickLinks,
      footer.contactUs,
      footer.support,
      footer.connect,
    ]);
    for (const [heading, links] of [
      [footer.sitemapHeading, footer.sitemap],
      [footer.solutionsHeading, solutionLinks],
      [footer.support, [site.privacyPolicy]],
      [footer.connect, [site.professionalNetwork]],
    ] as const) {
      const shown = groupOf(heading).getByRole('link');
      await expect(shown).toHaveText(links.map(({ label }) => label));
      for (const [index, { link }] of links.entries()) {
        await expect(shown.nth(index)).toHaveAttribute('href', link);
        await expect(shown.nth(index)).toBeVisible();
      }
    }
    for (const { name, country, phone, email, ...place } of offices.offices) {
      const office = groupOf(`${name}, ${country}`);
      for (const { city, addressLines } of [place, ...(place.alsoIn ?? [])]) {
        const address = office.getByRole('paragraph').filter({ hasText: addressLines[0] });
        for (const line of addressLines) await expect(address).toContainText(line);
        await expect(address).toContainText(city);
      }
      for (const [label, href] of [
        [phone, `tel:${phone.replaceAll(' ', '')}`],
        [email, `mailto:${email}`],
      ] as const) {
        await expect(office.getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
    }
    await expect(content.getByRole('img', { name: site.certification.name })).toBeVisible();
    await expect(content).toContainText(`© ${new Date().getFullYear()}`);
    await expect(content).toContainText(footer.copyright);
  }

  // The mark beside the brand's name is no smaller on the smallest phone.
  const sizes = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    sizes.push((await boxOf(content.locator('svg').first())).width);
  }
  expect(sizes[0]).toBe(sizes[1]);
});
