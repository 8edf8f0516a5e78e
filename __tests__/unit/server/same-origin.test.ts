import { isSameOrigin } from '../../../src/server/same-origin';

const SITE = 'https://www.keelstone.example';

const EVIL = 'https://evil.example';

test.each([
  ['as browsers tell it', true, { origin: SITE, 'sec-fetch-site': 'same-origin' }],
  ['without Sec-Fetch-Site, as over plain http', true, { origin: SITE }],
  ['without Origin, told by the browser', true, { 'sec-fetch-site': 'same-origin' }],
  ['behind a proxy that rewrites Host', true, { host: '10.0.0.5:8080', origin: SITE }],
  ['no origin', false, { host: 'www.keelstone.example' }],
  [
    'another site, whatever Sec-Fetch-Site says',
    false,
    { origin: EVIL, 'sec-fetch-site': 'same-origin' },
  ],
  ['another site that names itself as the host', false, { host: 'evil.example', origin: EVIL }],
  [
    'another site that names itself as the proxied host',
    false,
    { 'x-forwarded-host': 'evil.example', origin: EVIL },
  ],
  [
    'another site according to the browser',
    false,
    { origin: SITE, 'sec-fetch-site': 'cross-site' },
  ],
  ['a sister site', false, { origin: SITE, 'sec-fetch-site': 'same-site' }],
  ['a hidden origin', false, { origin: 'null' }],
  ['another scheme', false, { origin: 'http://www.keelstone.example' }],
  ['another port', false, { origin: `${SITE}:8443` }],
  ['a longer name', false, { origin: `${SITE}.evil.example` }],
  ['no scheme', false, { origin: 'www.keelstone.example' }],
])('%s: same origin is %s', (_, expected, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(expected);
});
