import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';

const reasons = [
  {
    heading: 'Robust security',
    points: [
      /on-premise deployment/i,
      /role-based access control/i,
      /data encryption/i,
      /OWASP vulnerability management/i,
      /activity logging/i,
      /maker\/checker reviewer/i,
    ],
  },
  {
    heading: 'Enterprise-grade features',
    points: [
      /discussion boards/i,
      /dashboards/i,
      /control testing sub-workflow/i,
      /knowledge management integration/i,
      /conditional sign-offs/i,
      /review process/i,
    ],
  },
  {
    heading: 'Customisation',
    points: [
      /modular workflows with conditional logic/i,
      /customisable approvals/i,
      /templates/i,
      /reporting/i,
      /tailored APIs/i,
      /configurable notifications/i,
    ],
  },
  {
    heading: 'Integrations',
    points: [
      /HR/,
      /identity and access management/i,
      /knowledge management/i,
      /third-party risk/i,
      /compliance systems/i,
    ],
  },
  {
    heading: 'Audit logs',
    points: [
      /change recording/i,
      /user activity tracking/i,
      /filtering by user, date range and action type/i,
      /export in several formats/i,
      /error logging/i,
    ],
  },
  {
    heading: 'Centralised management',
    points: [
      /single source of truth/i,
      /unified workflows/i,
      /dashboards/i,
      /in-app meetings/i,
      /discussion board/i,
    ],
  },
];

const audiences = [
  {
    heading: 'Business unit leaders and executives',
    says: [/demonstrate effective risk management/i, /data-driven decisions/i],
  },
  { heading: 'Risk managers', says: [/simplify risk management/i, /improve efficiency/i] },
  {
    heading: 'Compliance officers',
    says: [/risk automation/i, /gap identification/i, /proof of compliance/i],
  },
  {
    heading: 'Audit teams',
    says: [/automation/i, /ready-to-use reports/i, /critical issue identification/i],
  },
  {
    heading: 'Finance teams',
    says: [/internal controls/i, /regulation compliance/i, /financial risk/i],
  },
  { heading: 'IT security', says: [/prioritise IT risks/i, /compliance/i, /security policies/i] },
];

const solutions = [
  ['Operational Risk Change Management', '/solutions/operationalrisk'],
  ['Business Continuity Management', '/solutions/businesscontinuity'],
  ['Outsourcing Risk Management', '/solutions/riskmanagement'],
  ['AI Governance and Risk Management', '/solutions/aigovernance'],
  ['Process Risks & Controls Management', '/solutions/processrisks'],
] as const;

test('the home page stacks its sections in the specified order', async ({ page }) => {
  await visit(page, '/home');
  const names = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map((region) => {
        const by = region.getAttribute('aria-labelledby');
        const named = by ? document.getElementById(by)?.textContent : null;
        return named ?? region.getAttribute('aria-label') ?? '';
      }),
    );
  expect(names).toEqual([
    "Resilience isn't luck. Its a Strategy",
    'Why Choose Us',
    'RegTech platform to drive outcomes for every industry and function',
    expect.stringMatching(/\w+/),
    expect.stringMatching(/\w+/),
    'Our Clients',
    'Client Testimonials',
    'Find Out How Our RegTech Solutions Can Help',
    expect.stringMatching(/\w+/),
  ]);
});

test('the banner has the title, a GRC subtitle and a button that leads to the contact page', async ({
  page,
}) => {
  await visit(page, '/home');
  const banner = page.getByRole('region', { name: "Resilience isn't luck. Its a Strategy" });
  await expect(banner.getByRole('paragraph')).toHaveText(/GRC.*unified risk management platform/);
  await banner.getByRole('link', { name: 'Get in Touch' }).click();
  await expectAddress(page, '/contact');
});

test('Why Choose Us gives six reasons with every point of R42 to R47', async ({ page }) => {
  await visit(page, '/home');
  const section = page.getByRole('region', { name: 'Why Choose Us' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    reasons.map(({ heading }) => heading),
  );
  for (const { heading, points } of reasons) {
    const panel = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
    await expect(panel.getByRole('listitem')).toHaveText(points);
  }
});

test('six audiences each read what the platform does for them', async ({ page }) => {
  await visit(page, '/home');
  const section = page.getByRole('region', {
    name: 'RegTech platform to drive outcomes for every industry and function',
  });
  const cards = section.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const [index, { heading, says }] of audiences.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(heading);
    for (const words of says) await expect(card).toHaveText(words);
  }
});

test('five solutions show title, subtitle and top features, and Know More leads to each', async ({
  page,
}) => {
  await visit(page, '/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Know More/ })).toHaveCount(5);
  for (const [title, address] of solutions) {
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
    await expect(card.getByRole('paragraph').first()).toHaveText(/\w+/);
    await expect(card.getByRole('heading', { level: 4 })).toHaveText('Top Features');
    expect(await card.getByRole('list').getByRole('listitem').count()).toBeGreaterThan(2);

    await card.getByRole('link', { name: /^Know More/ }).click();
    await expectAddress(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expectAddress(page, '/home');
  }
});

test('three clients show their marks', async ({ page }) => {
  await visit(page, '/home');
  const marks = page.getByRole('region', { name: 'Our Clients' }).getByRole('img');
  await expect(marks).toHaveCount(3);
  for (const mark of await marks.all()) {
    await expect(mark).toHaveAccessibleName(/\w+/);
    await expect(mark.locator('svg')).toBeVisible();
  }
});

test('the enquiry form stands before a closing banner with a call and a button', async ({
  page,
}) => {
  await visit(page, '/home');
  const enquiry = page.getByRole('region', { name: 'Find Out How Our RegTech Solutions Can Help' });
  await expect(enquiry.locator('#enquiry-form')).toBeVisible();
  await expect(enquiry.getByRole('button', { name: 'Submit' })).toBeVisible();

  const closing = page.getByRole('main').getByRole('region').last();
  await expect(closing.getByRole('heading', { level: 2 })).toHaveText(/\w+/);
  await closing.getByRole('link', { name: 'Get in Touch' }).click();
  await expectAddress(page, '/contact');
});
