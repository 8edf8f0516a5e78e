import { isSameOrigin } from '../../../src/server/same-origin';

const SITE = 'https://www.keelstone.example';

test.each([
  ['on the site', { host: 'www.keelstone.example', origin: SITE, 'sec-fetch-site': 'same-origin' }],
  [
    'without Sec-Fetch-Site, as over plain http',
    { host: '10.0.0.5:9000', origin: 'http://10.0.0.5:9000' },
  ],
  ['under gatsby serve', { host: 'localhost:9000', origin: 'http://localhost:9000' }],
  [
    'behind a proxy that tells the host',
    {
      host: '10.0.0.5:8080',
      'x-forwarded-host': 'preview.keelstone.example',
      origin: 'https://preview.keelstone.example',
    },
  ],
  [
    'behind two such proxies',
    {
      host: '10.0.0.5',
      'x-forwarded-host': 'preview.keelstone.example, inner.example',
      origin: 'https://preview.keelstone.example',
    },
  ],
  ['behind a proxy that tells nothing', { host: '10.0.0.5:8080', origin: SITE }],
  ['without Origin, told by the browser', { 'sec-fetch-site': 'same-origin' }],
  ['in capital letters', { host: 'WWW.Keelstone.example', origin: SITE }],
])('a page is of this site: %s', (_, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(true);
});

test.each([
  ['nothing tells where it comes from', { host: 'www.keelstone.example' }],
  ['another site', { host: 'www.keelstone.example', origin: 'https://evil.example' }],
  [
    'another site, whatever else is said',
    {
      host: 'www.keelstone.example',
      origin: 'https://evil.example',
      'sec-fetch-site': 'same-origin',
    },
  ],
  [
    'the browser says so',
    { host: 'www.keelstone.example', origin: SITE, 'sec-fetch-site': 'cross-site' },
  ],
  ['a sister site', { host: 'www.keelstone.example', origin: SITE, 'sec-fetch-site': 'same-site' }],
  ['a hidden origin', { host: 'www.keelstone.example', origin: 'null' }],
  ['an origin without host', { host: '', origin: 'file://' }],
  ['another port', { host: 'localhost:9000', origin: 'http://localhost:8000' }],
  [
    'a longer name',
    { host: 'keelstone.example', origin: 'https://keelstone.example.evil.example' },
  ],
  ['no address', { host: 'www.keelstone.example', origin: 'www.keelstone.example' }],
])('a page is not of this site: %s', (_, headers) => {
  expect(isSameOrigin(headers, SITE)).toBe(false);
});

test('without the site in the configuration, the host still counts', () => {
  const headers = { host: 'localhost:9000', origin: 'http://localhost:9000' };
  expect(isSameOrigin(headers, undefined)).toBe(true);
  expect(isSameOrigin(headers, 'no address')).toBe(true);
  expect(isSameOrigin({ origin: SITE }, undefined)).toBe(false);
});
