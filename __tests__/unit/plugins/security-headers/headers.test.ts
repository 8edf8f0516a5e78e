import { headerRules } from '../../../../host/header-rules';
import {
  headersFile,
  securityHeaders,
} from '../../../../plugins/gatsby-plugin-security-headers/headers';
import {
  contentSecurityPolicy,
  sourceHash,
  withPolicy,
} from '../../../../plugins/gatsby-plugin-security-headers/policy';
import { observatoryScore } from './observatory';

const loader = sourceHash('run()');
const inline = { scripts: [loader], styles: ["'unsafe-hashes'", sourceHash('color:red')] };

/** The sources of each directive of the policy. */
const policy = () =>
  new Map(
    contentSecurityPolicy(inline)
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

test('the Mozilla Observatory would give 130', () => {
  expect(observatoryScore(securityHeaders(contentSecurityPolicy(inline)))).toBe(130);
});

test('a policy that lets inline scripts run would cost the site its 100', () => {
  const open = contentSecurityPolicy({ ...inline, scripts: ["'unsafe-inline'"] });
  expect(observatoryScore(securityHeaders(open))).toBeLessThan(100);
});

test('other sites may show pictures and nothing else, and search engines leave PDFs out', () => {
  const headersFor = headerRules(headersFile(securityHeaders('default-src *'), false));
  const resourcePolicy = (address: string) =>
    headersFor(address).get('cross-origin-resource-policy');
  expect(resourcePolicy('/static/ab/12/risk.jpg')).toBe('cross-origin');
  expect(resourcePolicy('/home')).toBe('same-origin');
  expect(headersFor('/fact-sheets/risk.pdf').get('x-robots-tag')).toBe('noindex');
  expect(headersFor('/home').has('x-robots-tag')).toBe(false);
});

test('violations are reported where the build is told to, and by default nowhere', () => {
  const reporting = (url?: string) =>
    securityHeaders('default-src *', url).filter(({ value }) => /report/.test(value));
  expect(reporting()).toEqual([]);
  expect(reporting('https://reports.example/csp')).toEqual([
    {
      key: 'content-security-policy',
      value:
        "default-src *; frame-ancestors 'none'; report-uri https://reports.example/csp; report-to csp",
    },
    { key: 'reporting-endpoints', value: 'csp="https://reports.example/csp"' },
  ]);
});

test('pages post to the site itself and to the forms’ endpoints, and to nobody else', () => {
  expect(policy().get('connect-src')).toEqual([
    "'self'",
    'https://forms.example',
    'https://lists.example',
  ]);
});

test('nothing is allowed that is not named, and of inline scripts and styles only the given ones', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  expect(policy().get('object-src')).toEqual(["'none'"]);
  expect(policy().get('base-uri')).toEqual(["'none'"]);
  expect(policy().get('form-action')).toEqual(["'self'"]);
  expect(policy().get('script-src')).toEqual(["'self'", loader]);
  expect(policy().get('style-src')).toEqual(["'self'", ...inline.styles]);
});

describe('a built page', () => {
  const page = (head: string, body = '') =>
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

  test('gets a policy that allows its inline scripts and styles, not its data or what waits in a template', () => {
    const { html } = withPolicy(
      page(
        '<script type="application/ld+json">{}</script><style data-href="/app.css">a{}</style>',
        '<template><script>wait()</script></template><script src="/app.js"></script><script type="module">load()</script><script>run()</script><p style="background:url(&quot;a.png&quot;)"></p>',
      ),
      'home.html',
    );
    const policy = contentSecurityPolicy({
      scripts: ['load()', 'run()'].map(sourceHash),
      styles: ["'unsafe-hashes'", ...['a{}', 'background:url("a.png")'].map(sourceHash)],
    });
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
