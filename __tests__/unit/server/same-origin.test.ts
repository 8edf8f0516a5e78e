import { isSameOrigin } from '../../../src/server/same-origin';

const SITE = 'https://www.keelstone.example';
const evil = { origin: 'https://evil.example' };
const own = { origin: SITE };

test.each([
  ['as browsers send it', true, { ...own, 'sec-fetch-site': 'same-origin' }],
  ['without Sec-Fetch-Site, as over plain http', true, own],
  ['without Origin, but with Sec-Fetch-Site', true, { 'sec-fetch-site': 'same-origin' }],
  [
    'with an origin that the browser hides',
    true,
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ],
  ['behind a proxy that rewrites Host', true, { ...own, host: '10.0.0.5:8080' }],
  ['no origin', false, { host: 'www.keelstone.example' }],
  ['another site that claims to be this', false, { ...evil, 'sec-fetch-site': 'same-origin' }],
  ['another site that names itself as the host', false, { ...evil, host: 'evil.example' }],
  ['or as the proxied host', false, { ...evil, 'x-forwarded-host': 'evil.example' }],
  ['another site according to the browser', false, { ...own, 'sec-fetch-site': 'cross-site' }],
  ['a sister site', false, { ...own, 'sec-fetch-site': 'same-site' }],
  ['a hidden origin', false, { origin: 'null' }],
  ['a hidden origin of another site', false, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another scheme', false, { origin: 'http://www.keelstone.example' }],
  ['another port', false, { origin: `${SITE}:8443` }],
  ['a longer name', false, { origin: `${SITE}.evil.example` }],
  ['no scheme', false, { origin: 'www.keelstone.example' }],
])('%s: same origin is %s', (_, expected, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(expected);
});
