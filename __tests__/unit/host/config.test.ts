import { readConfig } from '../../../host/config';
import { sandboxEnvironment } from '../../../tools/sandbox/environment';

const right = sandboxEnvironment('http://127.0.0.1:9100', 'http://localhost:9000');

test.each([
  ['no key and no address', { MAIL_API_KEY: ' ', SITE_URL: '' }, /: MAIL_API_KEY, SITE_URL$/],
  ['an invalid port', { PORT: 'http' }, /^PORT: write a whole number from 0 to 65535/],
  ['too many proxies', { TRUSTED_PROXIES: '11' }, /^TRUSTED_PROXIES: write/],
])('a host with %s does not start and says why', (_name, change, message) => {
  expect(() => readConfig({ ...right, ...change })).toThrow(message);
});

test('a host without variables of its own listens on this computer', () => {
  const defaults = { port: 9000, address: 'localhost', proxies: 0, logLevel: 'info' };
  expect(readConfig(right)).toMatchObject(defaults);
});
