/**
 * The words, counts and orders that the specification prescribes. No other test fails when a writer changes content:
 * whoever takes the site over deletes this file. Lists may be longer, since writers add posts, roles and solutions.
 */
import path from 'node:path';
import { valueAt } from '../../src/content-model/rules/check';
import { leavesOf } from '../../src/content-model/source/content-file';
import { readContent } from '../../src/content-model/source/read-content';
import { LIMITS } from '../../src/forms/rules';
import { audiences, insightsOf, solutions, stripCards } from '../e2e/support/content';

const headings = (...texts: string[]) => texts.map((heading) => ({ heading }));
const getInTouch = { action: { label: 'Get in Touch', address: '/contact' } };

/** The navigation's entries in the header and in the sitemap. */
const pages = [
  { label: 'Home', link: '/home' },
  { label: 'Solutions', link: '/solutions' },
  { label: 'About Us', link: '/about' },
  { label: 'Careers', link: '/careers' },
  { label: 'Contact Us', link: '/contact' },
];

/** A solution's names in the strip, and on its card and its page. */
const solution = (strip: string, title: string) => ({
  strip: { title: strip },
  card: { title, subheading: 'Top Features' },
  banner: { title, requestDemo: 'Request Demo' },
  features: { heading: 'Key Features' },
  benefits: { heading: 'Benefits' },
  closing: getInTouch,
});

/** The prescribed values of each file, by field. */
const words = {
  'pages/home.json': {
    banner: {
      title: "Resilience isn't luck. Its a Strategy",
      ...getInTouch,
    },
    solutions: { knowMore: 'Know More' },
    enquiryHeading: 'Find Out How Our RegTech Solutions Can Help',
    closing: getInTouch,
  },
  'why-choose-us.json': {
    heading: 'Why Choose Us',
    cards: [
      {
        heading: 'Robust security',
        subheadings: [
          'On-premise deployment',
          'Role-based access control',
          'Data encryption',
          'OWASP vulnerability management',
          'Activity logging',
          'Maker/checker reviewer',
        ],
      },
      {
        heading: 'Enterprise-grade features',
        subheadings: [
          'Discussion boards',
          'Dashboards',
          'Control testing sub-workflow',
          'Knowledge management integration',
          'Conditional sign-offs',
          'Review process',
        ],
      },
      {
        heading: 'Customisation',
        subheadings: [
          'Modular workflows with conditional logic',
          'Customisable approvals',
          'Templates',
          'Reporting',
          'Tailored APIs',
          'Configurable notifications',
        ],
      },
      {
        heading: 'Integrations',
        subheadings: [
          'HR',
          'Identity and access management',
          'Knowledge management',
          'Third-party risk and compliance systems',
        ],
      },
      {
        heading: 'Audit logs',
        subheadings: [
          'Change recording',
          'User activity tracking',
          'Filtering by user, date range and action type',
          'Export in several formats',
          'Error logging',
        ],
      },
      {
        heading: 'Centralised management',
        subheadings: [
          'Single source of truth',
          'Unified workflows',
          'Dashboards',
          'In-app meetings',
          'Discussion board',
        ],
      },
    ],
  },
  'audiences.json': {
    heading: 'RegTech platform to drive outcomes for every industry and function',
    cards: headings(
      'Business unit leaders and executives',
      'Risk managers',
      'Compliance officers',
      'Audit teams',
      'Finance teams',
      'IT security',
    ),
  },
  'clients.json': { heading: 'Our Clients' },
  'testimonials.json': { heading: 'Client Testimonials' },
  'solutions/operationalrisk.json': solution(
    'Process and change management',
    'Operational Risk Change Management',
  ),
  'solutions/businesscontinuity.json': solution(
    'Business continuity',
    'Business Continuity Management',
  ),
  'solutions/riskmanagement.json': solution('Outsourcing risk', 'Outsourcing Risk Management'),
  'solutions/aigovernance.json': solution(
    'AI governance and risk management',
    'AI Governance and Risk Management',
  ),
  'solutions/processrisks.json': {
    ...solution('Internal controls', 'Process Risks & Controls Management'),
    features: {
      heading: 'Key Features',
      cards: headings(
        'Discussion board and meetings',
        'Actionable dashboard and notifications',
        'Pre-defined templates',
        'Mapping the process repository to other RegTech applications',
        'Control testing and risk register',
      ),
    },
  },
  'pages/about.json': {
    banner: { title: 'Who are we' },
    values: {
      heading: 'Our Values',
      cards: headings(
        'Continuous improvement',
        'Customer-centric and cost-effective',
        'Simplified compliance',
        'Data-driven decision-making',
      ),
    },
    vision: {
      heading: 'Our Vision',
      text: 'To be the trusted partner empowering organisations across industries to thrive in a dynamic risk landscape.',
    },
    numbers: {
      heading: 'GRC Excellence By Numbers',
      figures: [
        { figure: '100K+', label: 'users protected' },
        { figure: '10+', label: 'years of experience' },
      ],
    },
  },
  'pages/client.json': { title: 'Our Clients' },
  'pages/contact.json': {
    title: 'Contact Us',
    subtitle: 'We are happy to help if you want to learn more or have any questions.',
    officesHeading: 'Office Locations',
    enquiryHeading: 'Get in touch and let us know how we can help',
    thankYou: {
      title: 'Your form is submitted successfully',
      text: 'We will be in touch and contact you soon!',
      back: 'Back',
      home: 'Go to Home Page',
    },
  },
  'offices.json': {
    offices: [
      { name: 'London', city: 'London', country: 'United Kingdom' },
      { name: 'Surat and Mumbai', city: 'Mumbai', country: 'India' },
    ],
  },
  'pages/careers.json': {
    differences: {
      heading: 'What Makes Us Different',
      cards: headings(
        'Diverse Roles',
        'Impressive Reputation',
        'Major Partners',
        'Industry Leading Benefits',
      ),
    },
    opportunities: {
      heading: 'Career Opportunities',
      roles: headings(
        'Solution Architect',
        'Designer',
        'QA Engineer',
        'Data Engineer',
        'Project Manager',
        'Software Engineer',
      ),
    },
    apply: { heading: 'Start your career journey' },
  },
  'insights/insights.json': {
    lists: [{ label: 'Blogs' }, { label: 'Fact Sheets' }, { label: 'News' }],
    categories: ['All', 'Compliance', 'BCM', 'Fraud', 'GRC', 'Outsourcing Risk'],
    newsletter: { heading: 'Insights delivered to your Inbox' },
    knowMore: 'Know More',
    download: 'Download',
  },
  'insights/blog/blog1.md': { date: '2024-11-12', category: 'Outsourcing Risk' },
  'insights/factsheet/liability-protection.md': { category: 'All' },
  'insights/news/rbi-fraud-guidelines.md': { category: 'Fraud' },
  'insights/news/uk-app-fraud-reimbursement.md': { category: 'Fraud' },
  'labels.json': { layout: { copy: 'Copy' } },
  'navigation.json': {
    header: pages.map((page) =>
      page.label === 'Solutions' ? { ...page, hasChildren: true } : page,
    ),
    requestDemo: 'Request Demo',
    footer: {
      quickLinks: 'Quick Links',
      sitemapHeading: 'Sitemap',
      sitemap: pages,
      solutionsHeading: 'Solutions',
      support: 'Support',
      connect: 'Connect',
      contactUs: 'Contact Us',
      copyright: 'All rights reserved',
    },
  },
  'pages/error.json': { title: 'Unexpected Application Error!' },
  'forms.json': {
    labels: {
      firstName: 'First Name',
      lastName: 'Last Name',
      businessMail: 'Business Email',
      companyName: 'Company Name',
      companyStrength: 'Company Strength',
      country: 'Country',
      mobileNo: 'Mobile Number',
      message: 'Message',
    },
    settings: { mobileDigits: { min: 10, max: 10 }, namePunctuation: [] },
    emailSubject: 'Your Downloadable PDF',
    submit: { enquiry: 'Submit', factSheet: 'Download', newsletter: 'Subscribe' },
    factSheetSuccess:
      'Thanks for downloading our Fact Sheet! Please check your email for the download link.',
    newsletterSuccess: 'Thank you. We have sent your address to our mailing list.',
    messages: {
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
    },
  },
};

const { files } = readContent(path.resolve('content'), new Date()).content;

test.each(Object.entries(words))('%s has the prescribed words', (name, prescribed) => {
  const data = files.find(({ relativePath }) => relativePath === name)?.data;
  const expected = leavesOf(prescribed);
  expect(expected.map(({ path: place }) => ({ path: place, value: valueAt(data, place) }))).toEqual(
    expected,
  );
});

/** What texts say, in whatever words. */
const subjects: readonly [file: string, place: (string | number)[], words: RegExp][] = [
  ['pages/home.json', ['banner', 'subtitle'], /GRC.*unified risk management platform/],
  ['pages/careers.json', ['apply', 'text'], /email it with your resume/],
  ['pages/client.json', ['subtitle'], /\w/],
  ...[0, 1, 2].map((card): (typeof subjects)[number] => [
    'pages/client.json',
    ['cards', card, 'subheadings'],
    /dolor/,
  ]),
  ['insights/blog/blog1.md', ['heading'], /outsourcing risk management/i],
];

test.each(subjects)('%s, %j says %s', (name, place, expected) => {
  const data = files.find(({ relativePath }) => relativePath === name)?.data;
  expect(valueAt(data, place)).toMatch(expected);
});

test('the audience cards say what the platform does for each', () => {
  const outcomes = [
    ['demonstrate effective risk management', 'data-driven decisions'],
    ['simplify risk management', 'improve efficiency'],
    ['risk automation', 'gap identification', 'proof of compliance'],
    ['automation', 'ready-to-use reports', 'critical issue identification'],
    ['internal controls', 'regulation compliance', 'financial risk'],
    ['prioritise IT risks', 'compliance', 'security policies'],
  ];
  for (const [index, parts] of outcomes.entries()) {
    const { outcome = '', subheadings = '' } = audiences.cards[index] ?? {};
    const text = `${outcome}. ${subheadings}`.toLowerCase();
    for (const part of parts) expect(text).toContain(part.toLowerCase());
  }
});

test('a first name has at least three letters', () => {
  expect(LIMITS.firstNameMin).toBe(3);
});

test('the order of the solutions in the cards and in the strip', () => {
  const own = ['operationalrisk', 'businesscontinuity', 'riskmanagement', 'aigovernance'];
  const strip = ['aigovernance', 'operationalrisk', 'businesscontinuity', 'riskmanagement'];
  const links = (slugs: string[]) => [...slugs, 'processrisks'].map((slug) => `/solutions/${slug}`);
  expect(solutions.slice(0, 5).map(({ link }) => link)).toEqual(links(own));
  expect(stripCards.slice(0, 5).map(({ link }) => link)).toEqual(links(strip));
});

test('the insights: an article on outsourcing risk, two news items and a fact sheet', () => {
  const article = insightsOf('blog').find(({ slug }) => slug === 'blog1');
  for (const subject of [/fourth party/, /fifth party/, /exit/, /operational risk/, /continuity/]) {
    expect(article?.body).toMatch(subject);
  }
  const titles = (type: string) => insightsOf(type).map(({ heading }) => heading);
  expect(titles('news')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^UK authorised push payment fraud.*reimbursement/),
      expect.stringMatching(/^RBI fraud guidelines/),
    ]),
  );
  expect(titles('factsheet')).toContainEqual(
    expect.stringMatching(/liability protection.*data breach claims.*cybersecurity/i),
  );
});
