import { headerRules } from '../../../../host/site';
import { finishPage } from '../../../../plugins/gatsby-plugin-static-output/finish-page';
import {
  headersFile,
  securityHeaders,
} from '../../../../plugins/gatsby-plugin-static-output/headers';
import {
  contentSecurityPolicy,
  sourceHash,
} from '../../../../plugins/gatsby-plugin-static-output/policy';

test('other sites may embed only pictures, and PDFs are noindex, without the policy of pages', () => {
  const headersFor = headerRules(headersFile(securityHeaders('default-src *'), [], false));
  const resourcePolicy = (file: string) => headersFor(file).get('cross-origin-resource-policy');
  for (const extension of ['avif', 'ico', 'jpg', 'svg']) {
    expect(resourcePolicy(`/static/ab/12/risk.${extension}`)).toBe('cross-origin');
  }
  expect(resourcePolicy('/home')).toBe('same-origin');
  const pdf = headersFor('/fact-sheets/risk.pdf');
  expect(pdf.get('x-robots-tag')).toBe('noindex');
  expect(pdf.get('content-security-policy')).toBe("object-src 'self'");
  expect(headersFor('/home').has('x-robots-tag')).toBe(false);
});

test('a rule for some addresses removes headers that Cloudflare Pages would merge', () => {
  const own =
    '/*.png\n  ! cross-origin-resource-policy\n  cross-origin-resource-policy: cross-origin\n';
  expect(headersFile(securityHeaders('default-src *'), [], false)).toContain(own);
  const forNetlify = headersFile(securityHeaders('default-src *'), [], true);
  expect(forNetlify).not.toContain('!');
});

test('violations are reported to the configured URL, and nowhere by default', () => {
  const url = 'https://reports.example/csp';
  expect(String(securityHeaders('default-src *'))).not.toContain('report');
  expect(Object.fromEntries(securityHeaders('default-src *', url))).toMatchObject({
    'content-security-policy': `default-src *; frame-ancestors 'none'; report-uri ${url}; report-to csp`,
    'reporting-endpoints': `csp="${url}"`,
  });
});

test('the policy of pages names only the origins of the form endpoints', () => {
  process.env.GATSBY_FORM_ENDPOINT = 'https://forms.example/api/formSubmit.php';
  process.env.GATSBY_LIST_ENDPOINT = 'https://lists.example/subscribe/post?u=1&id=2';
  const origins = () => contentSecurityPolicy({ scripts: [], styles: [] }).match(/\w+:[^ ;]+/g);
  expect(origins()).toEqual(['https://forms.example', 'https://lists.example']);
  process.env.GATSBY_FACT_SHEET_ENDPOINT = 'https://functions.example/fact-sheet';
  expect(origins()).toContain('https://functions.example');
});

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

test('the policy of a page allows its inline scripts and styles, but not data or scripts in templates', () => {
  const { html } = finishPage(
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

test('a page gets a new policy when one of its scripts changes', () => {
  const { html } = finishPage(page('', '<script>run()</script>'), 'home.html');
  const changed = finishPage(html.replace('run()', 'jump()'), 'home.html');
  expect(changed).toEqual(finishPage(page('', '<script>jump()</script>'), 'home.html'));
});

test('a long page links its style sheet after its first view, once', () => {
  const sheet = '<style data-href="/component---home.css" data-identity="x">b{}</style>';
  const start = '<style data-href="/app.css">a{}</style>';
  const place = '<div data-styles="" hidden="">';
  const { html } = finishPage(page(start + sheet, `<h1>A</h1>${place}</div><p>B</p>`), 'home.html');
  const link = '<link rel="stylesheet" href="/component---home.css" fetchpriority="low"/>';
  const linked = page(start, `<h1>A</h1>${place}${link}</div><p>B</p>`);
  expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(linked);
  expect(finishPage(html, 'home.html').html).toBe(html);
});

test('a page without a place for a policy is refused', () => {
  expect(() => finishPage('<html><head></head></html>', 'home.html')).toThrow('home.html');
});
