import { securityHeaders } from '../../../../plugins/gatsby-plugin-security-headers/headers';
import {
  contentSecurityPolicy,
  sourceHash,
  withPolicy,
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

describe('a built page', () => {
  const page = (head: string, body = '') =>
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

  test('gets a policy that allows its inline scripts, not its data or what waits in a template', () => {
    const { html, policy } = withPolicy(
      page(
        '<script type="application/ld+json">{}</script>',
        '<template><script>wait()</script></template><script src="/app.js"></script><script type="module">load()</script><script>run()</script>',
      ),
      'home.html',
    );
    expect(policy).toBe(contentSecurityPolicy(['load()', 'run()'].map(sourceHash)));
    expect(html).toContain(`content="${policy}"`);
  });

  test('gets another policy when a script of it changes', () => {
    const { html } = withPolicy(page('', '<script>run()</script>'), 'home.html');
    const changed = withPolicy(html.replace('run()', 'jump()'), 'home.html');
    expect(changed).toEqual(withPolicy(page('', '<script>jump()</script>'), 'home.html'));
  });

  test('is refused if it has no place for a policy', () => {
    expect(() => withPolicy('<html><head></head></html>', 'home.html')).toThrow('home.html');
  });
});
