import { headersOf } from '../../../src/delivery/headers';
import { observatoryScore } from './observatory';

const endpoints = {
  GATSBY_FORM_ENDPOINT: 'https://forms.example/api/formSubmit.php',
  GATSBY_LIST_ENDPOINT: 'https://lists.example/subscribe/post?u=1&id=2',
};

const headerOf = (address: string, name: string) =>
  headersOf(address).find(({ key }) => key === name)?.value ?? '';

/** The sources of each directive of the policy. */
const policy = () =>
  new Map(
    headerOf('/home', 'content-security-policy')
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

beforeEach(() => Object.assign(process.env, endpoints));

test('the Mozilla Observatory would give 100 or more', () => {
  expect(observatoryScore(headersOf('/home'))).toBeGreaterThanOrEqual(100);
});

test('a policy that let inline scripts run would cost the site its 100', () => {
  const weaker = headersOf('/home').map(({ key, value }) => ({
    key,
    value: value.replace("script-src 'self'", "script-src 'self' 'unsafe-inline' https:"),
  }));
  expect(observatoryScore(weaker)).toBeLessThan(100);
});

test('pages post to the site itself and to the forms’ endpoints, and to nobody else', () => {
  expect(policy().get('connect-src')).toEqual([
    "'self'",
    'https://forms.example',
    'https://lists.example',
  ]);
});

test('nothing is allowed that is not named, and no script inline but one', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  expect(policy().get('object-src')).toEqual(["'none'"]);
  expect(policy().get('base-uri')).toEqual(["'none'"]);
  expect(policy().get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy().get('form-action')).toEqual(["'self'"]);
  expect(policy().get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
});

test('files with a hash in their name are kept for good, everything else is asked for anew', () => {
  for (const address of [
    '/app-4d6e351a82.js',
    '/component---src-pages-home-tsx-ff5d01d3c5.js',
    '/app.e6894e6337.css',
    '/static/instrument-sans-33ad989c3581f3e62715f29bfe42fcbf.woff2',
  ]) {
    expect(headerOf(address, 'cache-control')).toBe('public, max-age=31536000, immutable');
  }
  for (const address of ['/home', '/page-data/home/page-data.json', '/favicon.svg']) {
    expect(headerOf(address, 'cache-control')).toBe('public, max-age=0, must-revalidate');
  }
});
