import { isSameOrigin } from '../../../src/server/same-origin';

const SITE = 'https://www.keelstone.example';

test.each([
  ['as browsers tell it', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
  ['without Sec-Fetch-Site, as over plain http', { origin: SITE }],
  ['without Origin, told by the browser', { 'sec-fetch-site': 'same-origin' }],
  ['behind a proxy that rewrites Host', { host: '10.0.0.5:8080', origin: SITE }],
])('a page is of this site: %s', (_, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(true);
});

test.each([
  ['nothing tells where it comes from', { host: 'www.keelstone.example' }],
  ['another site', { origin: 'https://evil.example' }],
  [
    'another site, whatever the browser says',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  [
    'another site that names itself as the host',
    { host: 'evil.example', origin: 'https://evil.example' },
  ],
  [
    'another site that names itself as the proxied host',
    { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
  ],
  ['the browser says so', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: SITE, 'sec-fetch-site': 'same-site' }],
  ['a hidden origin', { origin: 'null' }],
  ['another scheme', { origin: 'http://www.keelstone.example' }],
  ['another port', { origin: `${SITE}:8443` }],
  ['a longer name', { origin: `${SITE}.evil.example` }],
  ['no scheme', { origin: 'www.keelstone.example' }],
])('a page is not of this site: %s', (_, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(false);
});
