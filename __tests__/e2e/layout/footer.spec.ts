import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { windows } from '../support/widths';

for (const { name, size } of windows) {
  test(`on a ${name} the footer has these links, offices and marks, and no others`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/about');
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('link').filter({ visible: true });
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(found).toEqual([
      ['Home', '/home'],
      ['Solutions', '/solutions'],
      ['About Us', '/about'],
      ['Careers', '/careers'],
      ['Contact Us', '/contact'],
      ['Operational Risk Change Management', '/solutions/operationalrisk'],
      ['Business Continuity Management', '/solutions/businesscontinuity'],
      ['Outsourcing Risk Management', '/solutions/riskmanagement'],
      ['AI Governance and Risk Management', '/solutions/aigovernance'],
      ['Privacy Policy', 'https://policies.keelstone.example/privacy'],
      ['Assurance', '/assurance'],
      ['Legal', '/legal'],
      ['Follow our company page', 'https://network.example/company/keelstone'],
      ['Insights', '/insights/blog'],
      ['+44 20 7946 0018', 'tel:+442079460018'],
      ['london@keelstone.example', 'mailto:london@keelstone.example'],
      ['+91 00000 00000', 'tel:+910000000000'],
      ['india@keelstone.example', 'mailto:india@keelstone.example'],
    ]);
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      ...['Quick Links', 'Support', 'Connect', 'Contact Us'],
    ]);
    await expect(footer.locator('[target=_blank]')).toHaveCount(2);
    await expect(footer.locator('img')).toHaveCSS('filter', 'none');
    const text = (await footer.innerText()).replaceAll(/\s+/g, ' ');
    for (const part of [
      'London, United Kingdom Sample House 1 Example Street London EC0A 0AA',
      'Surat and Mumbai, India Sample Tower 2 Example Marg Mumbai 000000',
      'Sample Chambers 1 Example Road Surat 000000',
      'Sample certification: information security management',
      `© ${new Date().getFullYear()}`,
      'All rights reserved',
    ]) {
      expect(text).toContain(part);
    }
  });
}
