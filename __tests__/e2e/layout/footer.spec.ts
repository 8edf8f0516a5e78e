import { navigation, offices, oneLine, site, solutionLinks } from '../support/content';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { windows } from '../support/widths';

const { quickLinks, contactUs, support, connect, sitemap, copyright } = navigation.footer;

test('the footer has its links and no others, offices, certification and copyright', async ({
  page,
}) => {
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  const links = [
    ...sitemap,
    ...solutionLinks,
    ...offices.offices.flatMap(({ phone, email }) => [
      { label: phone, link: `tel:${phone.replaceAll(' ', '')}` },
      { label: email, link: `mailto:${email}` },
    ]),
    site.privacyPolicy,
    site.professionalNetwork,
  ];
  const texts = offices.offices.flatMap(({ name, country, ...office }) => [
    `${name}, ${country}`,
    ...[office, ...(office.alsoIn ?? [])].flatMap(({ city, addressLines }) => [
      city,
      ...addressLines,
    ]),
  ]);
  for (const { size } of windows) {
    await page.setViewportSize(size);
    const headings = footer.getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([quickLinks, contactUs, support, connect]);
    const shown = footer.getByRole('link').filter({ visible: true });
    await expect(shown).toHaveText(links.map(({ label }) => label));
    for (const [index, { link }] of links.entries()) {
      await expect(shown.nth(index)).toHaveAttribute('href', link);
    }
    const text = oneLine(await footer.innerText());
    for (const part of [
      ...texts,
      site.certification.name,
      copyright,
      `© ${new Date().getFullYear()}`,
    ]) {
      expect(text).toContain(part);
    }
  }
});
