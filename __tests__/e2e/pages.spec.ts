import { expect, test } from './support/test';

for (const [address, headline, ...sections] of [
  [
    '/home',
    "Resilience isn't luck. Its a Strategy",
    'Why Choose Us',
    'RegTech platform to drive outcomes for every industry and function',
    'Every solution on one platform',
    'Our solutions at a glance',
    'Our Clients',
    'Client Testimonials',
    'Find Out How Our RegTech Solutions Can Help',
    'Find the weakest link in your resilience while there is time to strengthen it.',
  ],
  [
    '/solutions/operationalrisk',
    'Operational Risk Change Management',
    'Change is where operational risk gets in',
    'Key Features',
    'Benefits',
    'Questions evaluators ask',
    'Related insights',
    'Find Out How Our RegTech Solutions Can Help',
    'Bring us the next change on your list and see its risks before it goes live.',
  ],
  [
    '/about',
    'Who are we',
    'Our Values',
    'Our Vision',
    'GRC Excellence By Numbers',
    'Ask us the question your current tools cannot answer.',
  ],
  [
    '/careers',
    'Build what banks rely on',
    'What Makes Us Different',
    'Career Opportunities',
    'Start your career journey',
  ],
  ['/contact', 'Contact Us', 'Office Locations', 'Get in touch and let us know how we can help'],
  [
    '/insights/news',
    'What regulators have changed',
    'UK authorised push payment fraud: reimbursement is now mandatory',
    'RBI: 21 days to reply before an account is classified as fraud',
    'Insights delivered to your Inbox',
  ],
] as const) {
  test(`${address} has its sections in order`, async ({ page }) => {
    await page.goto(address);
    const names = await page
      .locator('main :is(h1, h2, section[aria-label])')
      .evaluateAll((all) =>
        all.map(
          (each) => each.getAttribute('aria-label') ?? each.textContent.replaceAll('\u00a0', ' '),
        ),
      );
    expect(names).toEqual([headline, ...sections]);
  });
}
