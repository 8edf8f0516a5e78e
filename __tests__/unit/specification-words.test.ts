/**
 * The words, counts and orders that the requirements prescribe. No other test repeats them: the rest read
 * `content/`, and page-content.spec.ts checks that pages show what stands there.
 */
import { COMPANY_STRENGTHS, CONTACT_FIELDS, LIMITS, MESSAGES } from '../../src/forms/rules';
import {
  about,
  audiences,
  careers,
  clientPage,
  clients,
  contact,
  errorPage,
  forms,
  home,
  insights,
  insightsOf,
  navigation,
  offices,
  solutions,
  stripCards,
  testimonials,
  textPages,
  whyChooseUs,
} from '../e2e/support/content';

const headings = (cards: readonly { heading: string }[]) => cards.map(({ heading }) => heading);

describe('home page', () => {
  test('banner', () => {
    expect(home.banner.title).toBe("Resilience isn't luck. Its a Strategy");
    expect(home.banner.subtitle).toMatch(/GRC.*unified risk management platform/);
    expect(home.banner.action).toEqual({ label: 'Get in Touch', address: '/contact' });
  });

  test('section headings', () => {
    expect(whyChooseUs.heading).toBe('Why Choose Us');
    expect(audiences.heading).toBe(
      'RegTech platform to drive outcomes for every industry and function',
    );
    expect(clients.heading).toBe('Our Clients');
    expect(testimonials.heading).toBe('Client Testimonials');
    expect(home.enquiryHeading).toBe('Find Out How Our RegTech Solutions Can Help');
    expect(home.closing.action).toEqual({ label: 'Get in Touch', address: '/contact' });
    expect(home.solutions.knowMore).toBe('Know More');
  });

  test('six reasons with their points', () => {
    expect(headings(whyChooseUs.cards)).toEqual([
      'Robust security',
      'Enterprise-grade features',
      'Customisation',
      'Integrations',
      'Audit logs',
      'Centralised management',
    ]);
    const points = [
      'on-premise deployment, role-based access control, data encryption, OWASP vulnerability management, activity logging, maker/checker reviewer',
      'discussion boards, dashboards, control testing sub-workflow, knowledge management integration, conditional sign-offs, review process',
      'modular workflows with conditional logic, customisable approvals, templates, reporting, tailored APIs, configurable notifications',
      'HR, identity and access management, knowledge management, third-party risk and compliance systems',
      'change recording, user activity tracking, filtering by user, date range and action type, export in several formats, error logging',
      'single source of truth, unified workflows, dashboards, in-app meetings, discussion board',
    ];
    for (const [index, { subheadings }] of whyChooseUs.cards.entries()) {
      const prescribed = (points[index] ?? '').toLowerCase().split(/, (?!date range)/);
      expect(subheadings.map((point) => point.toLowerCase())).toEqual(prescribed);
    }
  });

  test('six audiences and what the platform does for each', () => {
    const outcomes = {
      'Business unit leaders and executives': [
        'demonstrate effective risk management',
        'data-driven decisions',
      ],
      'Risk managers': ['simplify risk management', 'improve efficiency'],
      'Compliance officers': ['risk automation', 'gap identification', 'proof of compliance'],
      'Audit teams': ['automation', 'ready-to-use reports', 'critical issue identification'],
      'Finance teams': ['internal controls', 'regulation compliance', 'financial risk'],
      'IT security': ['prioritise IT risks', 'compliance', 'security policies'],
    };
    expect(headings(audiences.cards)).toEqual(Object.keys(outcomes));
    for (const [index, words] of Object.values(outcomes).entries()) {
      const { outcome = '', subheadings = '' } = audiences.cards[index] ?? {};
      const text = `${outcome}. ${subheadings}`.toLowerCase();
      for (const word of words) expect(text).toContain(word.toLowerCase());
    }
  });

  test('a strip of five cards', () => {
    expect(stripCards.map(({ title }) => title)).toEqual([
      'AI governance and risk management',
      'Process and change management',
      'Business continuity',
      'Outsourcing risk',
      'Internal controls',
    ]);
  });

  test('three clients and four testimonials', () => {
    expect(clients.logos).toHaveLength(3);
    expect(testimonials.testimonials).toHaveLength(4);
  });
});

describe('solutions', () => {
  test('five, with their titles and addresses in this order', () => {
    const expected = [
      ['/solutions/operationalrisk', 'Operational Risk Change Management'],
      ['/solutions/businesscontinuity', 'Business Continuity Management'],
      ['/solutions/riskmanagement', 'Outsourcing Risk Management'],
      ['/solutions/aigovernance', 'AI Governance and Risk Management'],
      ['/solutions/processrisks', 'Process Risks & Controls Management'],
    ];
    expect(solutions.map(({ link, card }) => [link, card.title])).toEqual(expected);
    expect(solutions.map(({ link, banner }) => [link, banner.title])).toEqual(expected);
  });

  test.each(solutions)('$link: top features, five key features, six benefits', (solution) => {
    expect(solution.card.subheading).toBe('Top Features');
    expect(solution.card.subheadingscontent.length).toBeGreaterThan(2);
    expect(solution.banner.requestDemo).toBe('Request Demo');
    expect(solution.features.heading).toBe('Key Features');
    expect(solution.features.cards).toHaveLength(5);
    expect(solution.benefits.heading).toBe('Benefits');
    expect(solution.benefits.cards).toHaveLength(6);
    expect(solution.closing.action).toEqual({ label: 'Get in Touch', address: '/contact' });
  });

  test('the features of the process page', () => {
    const process = solutions.find(({ link }) => link === '/solutions/processrisks');
    expect(headings(process?.features.cards ?? [])).toEqual([
      'Discussion board and meetings',
      'Actionable dashboard and notifications',
      'Pre-defined templates',
      'Mapping the process repository to other RegTech applications',
      'Control testing and risk register',
    ]);
  });
});

test('about page', () => {
  expect(about.banner.title).toBe('Who are we');
  expect(about.values.heading).toBe('Our Values');
  expect(headings(about.values.cards)).toEqual([
    'Continuous improvement',
    'Customer-centric and cost-effective',
    'Simplified compliance',
    'Data-driven decision-making',
  ]);
  expect(about.vision.heading).toBe('Our Vision');
  expect(about.vision.text).toBe(
    'To be the trusted partner empowering organisations across industries to thrive in a dynamic risk landscape.',
  );
  expect(about.numbers).toEqual({
    heading: 'GRC Excellence By Numbers',
    figures: [
      { figure: '100K+', label: 'users protected' },
      { figure: '10+', label: 'years of experience' },
    ],
  });
});

test('clients page: a subtitle and three cards of filler text', () => {
  expect(clientPage.title).toBe('Our Clients');
  expect(clientPage.subtitle).toMatch(/\w/);
  expect(clientPage.cards.map(({ subheadings }) => subheadings)).toEqual(
    Array(3).fill(expect.stringMatching(/dolor/)),
  );
});

test('contact page', () => {
  expect(contact.title).toBe('Contact Us');
  expect(contact.subtitle).toBe(
    'We are happy to help if you want to learn more or have any questions.',
  );
  expect(contact.officesHeading).toBe('Office Locations');
  expect(contact.enquiryHeading).toBe('Get in touch and let us know how we can help');
  expect(contact.thankYou).toMatchObject({
    title: 'Your form is submitted successfully',
    text: 'We will be in touch and contact you soon!',
    back: 'Back',
    home: 'Go to Home Page',
  });
  expect(offices.offices.map(({ city, country }) => [city, country])).toEqual([
    ['London', 'United Kingdom'],
    ['Mumbai', 'India'],
  ]);
  expect(offices.offices.map(({ name }) => name)).toEqual(['London', 'Surat and Mumbai']);
});

test('careers page', () => {
  expect(careers.differences.heading).toBe('What Makes Us Different');
  expect(headings(careers.differences.cards)).toEqual([
    'Diverse Roles',
    'Impressive Reputation',
    'Major Partners',
    'Industry Leading Benefits',
  ]);
  expect(careers.opportunities.heading).toBe('Career Opportunities');
  expect(headings(careers.opportunities.roles)).toEqual([
    'Solution Architect',
    'Designer',
    'QA Engineer',
    'Data Engineer',
    'Project Manager',
    'Software Engineer',
  ]);
  expect(careers.apply.heading).toBe('Start your career journey');
  expect(careers.apply.text).toMatch(/email it with your resume/);
});

test('insights hub', () => {
  expect(insights.lists.map(({ type, label }) => [type, label])).toEqual([
    ['blog', 'Blogs'],
    ['factsheet', 'Fact Sheets'],
    ['news', 'News'],
  ]);
  expect(insights.categories).toEqual([
    'All',
    'Compliance',
    'BCM',
    'Fraud',
    'GRC',
    'Outsourcing Risk',
  ]);
  expect(insights.newsletter.heading).toBe('Insights delivered to your Inbox');
  expect(insights.labels).toMatchObject({ knowMore: 'Know More', download: 'Download' });
});

test('insights: one article, two news, one fact sheet', () => {
  const [article, ...otherArticles] = insightsOf('blog');
  expect(article).toMatchObject({
    slug: 'blog1',
    date: '2024-11-12',
    category: 'Outsourcing Risk',
    heading: expect.stringMatching(/outsourcing risk management/i),
  });
  for (const subject of [/fourth party/, /fifth party/, /exit/, /operational risk/, /continuity/]) {
    expect(article?.body).toMatch(subject);
  }
  expect(otherArticles).toEqual([]);

  const news = insightsOf('news');
  expect(news.map(({ category }) => category)).toEqual(['Fraud', 'Fraud']);
  expect(headings(news)).toEqual([
    expect.stringMatching(/^UK authorised push payment fraud.*reimbursement/),
    expect.stringMatching(/^RBI fraud guidelines/),
  ]);

  const [factSheet, ...otherFactSheets] = insightsOf('factsheet');
  expect(factSheet?.category).toBe('All');
  expect(factSheet?.heading).toMatch(/liability protection.*data breach claims.*cybersecurity/i);
  expect(otherFactSheets).toEqual([]);
});

test('header and footer', () => {
  expect(navigation.header).toEqual([
    { label: 'Home', link: '/home' },
    { label: 'Solutions', link: '/solutions', hasChildren: true },
    { label: 'About Us', link: '/about' },
    { label: 'Careers', link: '/careers' },
    { label: 'Contact Us', link: '/contact' },
  ]);
  expect(navigation.requestDemo).toBe('Request Demo');
  expect(navigation.footer).toMatchObject({
    quickLinks: 'Quick Links',
    sitemapHeading: 'Sitemap',
    sitemap: [
      { label: 'Home', link: '/home' },
      { label: 'Solutions', link: '/solutions' },
      { label: 'About Us', link: '/about' },
      { label: 'Careers', link: '/careers' },
      { label: 'Contact Us', link: '/contact' },
    ],
    solutionsHeading: 'Solutions',
    support: 'Support',
    connect: 'Connect',
    contactUs: 'Contact Us',
    copy: 'Copy',
    copyright: 'All rights reserved',
  });
});

test('assurance: the nine points of Article 30(2) of DORA in their order, each with the enquiry form', () => {
  const page = textPages.find(({ slug }) => slug === 'assurance');
  const points = page?.body.split(/^## \(/m).slice(1) ?? [];
  expect(points.map(([letter]) => letter).join('')).toBe('abcdefghi');
  for (const point of points) expect(point).toContain('](/contact#enquiry-form)');
});

test('error screen', () => {
  expect(errorPage.title).toBe('Unexpected Application Error!');
});

describe('forms', () => {
  test('labels, buttons and success messages', () => {
    expect(forms.labels).toMatchObject({
      firstName: 'First Name',
      lastName: 'Last Name',
      businessMail: 'Business Email',
      companyName: 'Company Name',
      companyStrength: 'Company Strength',
      country: 'Country',
      mobileNo: 'Mobile Number',
      message: 'Message',
    });
    expect(forms.submit).toEqual({
      enquiry: 'Submit',
      factSheet: 'Download',
      newsletter: 'Subscribe',
    });
    expect(forms.factSheetSuccess).toBe(
      'Thanks for downloading our Fact Sheet! Please check your email for the download link.',
    );
    expect(forms.newsletterSuccess).toBe('Thank you for subscribing. Please check your inbox.');
  });

  test('mandatory fields, choices and limits', () => {
    const mandatory = Object.entries(CONTACT_FIELDS).filter(([, { isMandatory }]) => isMandatory);
    expect(mandatory.map(([name]) => name)).toEqual([
      'firstName',
      'businessMail',
      'companyName',
      'companyStrength',
      'country',
      'mobileNo',
    ]);
    expect(COMPANY_STRENGTHS).toEqual(['<=50', '51 - 250', '251 - 1000', '1001 - 5000', '>5000']);
    expect(LIMITS).toMatchObject({ firstNameMin: 3, mobileDigits: 10, messageMax: 200 });
  });

  test('validation messages', () => {
    expect(MESSAGES).toEqual({
      required: 'Please fill in all required fields',
      invalid: 'Invalid Data Entered',
      mobileNo: 'Invalid mobile number',
      emailRequired: 'Email address is required',
      emailOneAt: "Email must contain one '@' symbol",
      emailAtFirst:
        "The '@' symbol cannot be the first character and must have at least one character before it",
      emailDomainPeriod: "The domain part must contain at least one period ('.')",
      emailDomainEnd: 'The domain part must end with at least two characters after the last period',
      emailLocalCharacters: "The invalid characters used. Only '.', '-', and '_' are allowed",
      emailSpaces: 'The email should not contain spaces',
      emailDomainCharacters:
        "The domain part contains invalid characters. Only '.', '-', and '_' are allowed",
    });
  });
});
