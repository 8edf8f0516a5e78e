/**
 * What the requirements prescribe besides the texts in src/content-model/rules/prescribed.yml: subjects, counts and
 * orders. All other tests read `content/`, and every-page.spec.ts checks that pages show it. Lists may be longer,
 * since writers add posts, roles and solutions.
 */
import {
  audiences,
  careers,
  clientPage,
  home,
  insights,
  insightsOf,
  navigation,
  solutions,
  stripCards,
  textPages,
} from '../e2e/support/content';

const headings = (cards: readonly { heading: string }[]) => cards.map(({ heading }) => heading);

describe('home page', () => {
  test('banner', () => {
    expect(home.banner.subtitle).toMatch(/GRC.*unified risk management platform/);
  });

  test('six audiences, each with what the platform does for them', () => {
    const outcomes = [
      ['demonstrate effective risk management', 'data-driven decisions'],
      ['simplify risk management', 'improve efficiency'],
      ['risk automation', 'gap identification', 'proof of compliance'],
      ['automation', 'ready-to-use reports', 'critical issue identification'],
      ['internal controls', 'regulation compliance', 'financial risk'],
      ['prioritise IT risks', 'compliance', 'security policies'],
    ];
    for (const [index, words] of outcomes.entries()) {
      const { outcome = '', subheadings = '' } = audiences.cards[index] ?? {};
      const text = `${outcome}. ${subheadings}`.toLowerCase();
      for (const word of words) expect(text).toContain(word.toLowerCase());
    }
  });

  test('the order of the solutions in the cards and in the strip', () => {
    const own = ['operationalrisk', 'businesscontinuity', 'riskmanagement', 'aigovernance'];
    const strip = ['aigovernance', 'operationalrisk', 'businesscontinuity', 'riskmanagement'];
    const links = (slugs: string[]) =>
      [...slugs, 'processrisks'].map((slug) => `/solutions/${slug}`);
    expect(solutions.slice(0, 5).map(({ link }) => link)).toEqual(links(own));
    expect(stripCards.slice(0, 5).map(({ link }) => link)).toEqual(links(strip));
  });
});

test('clients page: a subtitle and three cards of filler text', () => {
  expect(clientPage.subtitle).toMatch(/\w/);
  expect(clientPage.cards.map(({ subheadings }) => subheadings)).toEqual(
    Array(3).fill(expect.stringMatching(/dolor/)),
  );
});

test('careers page: how to apply', () => {
  expect(careers.apply.text).toMatch(/email it with your resume/);
});

test('insights: the article on outsourcing risk, two news items and a fact sheet', () => {
  const article = insightsOf('blog').find(({ slug }) => slug === 'blog1');
  expect(article?.heading).toMatch(/outsourcing risk management/i);
  for (const subject of [/fourth party/, /fifth party/, /exit/, /operational risk/, /continuity/]) {
    expect(article?.body).toMatch(subject);
  }
  expect(headings(insightsOf('news'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^UK authorised push payment fraud.*reimbursement/),
      expect.stringMatching(/^RBI fraud guidelines/),
    ]),
  );
  expect(headings(insightsOf('factsheet'))).toContainEqual(
    expect.stringMatching(/liability protection.*data breach claims.*cybersecurity/i),
  );
});

test('insights hub: three lists in this order', () => {
  expect(insights.lists.map(({ type }) => type)).toEqual(['blog', 'factsheet', 'news']);
});

test('header: five entries', () => {
  expect(navigation.header).toHaveLength(5);
});

test('assurance page: the points of Article 30(2) and (3) of DORA in order, then one invitation', () => {
  const { body = '' } = textPages.find(({ slug }) => slug === 'assurance') ?? {};
  const points = [...body.matchAll(/^\| \*\*\((\w)\)/gm)];
  expect(points.map(([, letter]) => letter).join('')).toBe('abcdefghiabcdef');
  const invitations = [...body.matchAll(/\]\(\/contact#enquiry-form\)/g)];
  expect(invitations).toHaveLength(1);
  expect(invitations[0]?.index).toBeGreaterThan(points.at(-1)?.index ?? Infinity);
});
