import { isSameOrigin } from '../../../src/server/function/same-origin';

const SITE = 'https://www.keelstone.example';
const evil = { origin: 'https://evil.example' };
const own = { origin: SITE };

test.each([
  ['a request as browsers send it', true, { ...own, 'sec-fetch-site': 'same-origin' }],
  ['no Sec-Fetch-Site, as over plain http', true, own],
  ['Sec-Fetch-Site without Origin', true, { 'sec-fetch-site': 'same-origin' }],
  ['an origin that the browser hides', true, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a proxy that rewrites Host', true, { ...own, host: '10.0.0.5:8080' }],
  ['no origin', false, { host: 'www.keelstone.example' }],
  ['another site that claims to be this one', false, { ...evil, 'sec-fetch-site': 'same-origin' }],
  ['another site that names itself as the host', false, { ...evil, host: 'evil.example' }],
  ['another site according to the browser', false, { ...own, 'sec-fetch-site': 'cross-site' }],
  ['another subdomain of the site', false, { ...own, 'sec-fetch-site': 'same-site' }],
  ['a hidden origin', false, { origin: 'null' }],
  ['a longer name', false, { origin: `${SITE}.evil.example` }],
])('%s: same origin is %s', (_, expected, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(expected);
});
