/** @jest-environment node */
import { securityHeaders } from '../../../../plugins/gatsby-plugin-security-headers/headers';
import {
  contentSecurityPolicy,
  policyOf,
  sourceHash,
} from '../../../../plugins/gatsby-plugin-security-headers/policy';
import { observatoryScore } from './observatory';

const loader = sourceHash('run()');

/** The sources of each directive of the policy. */
const policy = () =>
  new Map(
    contentSecurityPolicy([loader])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

beforeEach(() =>
  Object.assign(process.env, {
    GATSBY_FORM_ENDPOINT: 'https://forms.example/api/formSubmit.php',
    GATSBY_LIST_ENDPOINT: 'https://lists.example/subscribe/post?u=1&id=2',
  }),
);

test('the Mozilla Observatory would give 100 or more', () => {
  const headers = securityHeaders(contentSecurityPolicy([loader]));
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(100);
});

test('a policy that lets inline scripts run would cost the site its 100', () => {
  const headers = securityHeaders(contentSecurityPolicy(["'unsafe-inline'"]));
  expect(observatoryScore(headers)).toBeLessThan(100);
});

test('pages post to the site itself and to the forms’ endpoints, and to nobody else', () => {
  expect(policy().get('connect-src')).toEqual([
    "'self'",
    'https://forms.example',
    'https://lists.example',
  ]);
});

test('nothing is allowed that is not named, and of inline scripts only the given ones', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  expect(policy().get('object-src')).toEqual(["'none'"]);
  expect(policy().get('base-uri')).toEqual(["'none'"]);
  expect(policy().get('form-action')).toEqual(["'self'"]);
  expect(policy().get('script-src')).toEqual(["'self'", loader]);
});

test('a built page is read for its policy, and one without any is refused', () => {
  const page = (meta: string) => `<html><head>${meta}</head><body></body></html>`;
  const meta = '<meta http-equiv="Content-Security-Policy" content="script-src &#x27;self&#x27;"/>';
  expect(policyOf(page(meta), 'home.html')).toBe("script-src 'self'");
  expect(() => policyOf(page(''), 'home.html')).toThrow('home.html');
  expect(() => policyOf(page('').replace('<body>', `<body>${meta}`), 'home.html')).toThrow();
});
