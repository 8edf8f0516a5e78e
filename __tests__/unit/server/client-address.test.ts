import { clientAddress } from '../../../src/server/client-address';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['elsewhere', 'unknown'],
  ['', 'unknown'],
])('the connection from %j is counted as %j', (remote, client) => {
  expect(clientAddress({}, remote, undefined)).toBe(client);
});

test('a forwarding header is not believed unless the configuration names it', () => {
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'x-nf-client-connection-ip': '198.51.100.8',
  };
  expect(clientAddress(headers, '192.0.2.1', undefined)).toBe('192.0.2.1');
  expect(clientAddress(headers, '192.0.2.1', 'X-Forwarded-For')).toBe('198.51.100.7');
});

test('of several forwarded addresses, the one of the own proxy counts', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
  expect(clientAddress(headers, '192.0.2.1', 'x-forwarded-for')).toBe('198.51.100.7');
});

test('a header that is named but missing leaves the client unknown', () => {
  expect(clientAddress({}, '192.0.2.1', 'x-forwarded-for')).toBe('unknown');
});

test("a host without connections tells the address in Netlify's header", () => {
  const headers = { 'x-nf-client-connection-ip': '198.51.100.8' };
  expect(clientAddress(headers, undefined, undefined)).toBe('198.51.100.8');
  expect(clientAddress({}, undefined, undefined)).toBe('unknown');
});
