import { keysOf, recordOf } from '../../../src/forms/rules';
import { runtimeVariable } from '../../../src/server/shared/environment';
import { isSafeAddress } from '../../../src/server/shared/safe-address';
import { readCaps, readSettings, SANDBOX_PREFIX } from '../../../src/server/shared/settings';

const right: Record<string, string> = {
  MAIL_API_URL: 'https://mail.example/api/1.0/',
  MAIL_API_KEY: 'key-that-must-stay-secret',
  MAIL_FROM_ADDRESS: 'insights@keelstone.example',
  MAIL_FROM_NAME: 'Keelstone',
  SITE_URL: 'https://www.keelstone.example',
  FACT_SHEET_SECRET: '0123456789abcdef0123456789abcdef',
};

function reader(change: Record<string, string> = {}) {
  const variables = { ...right, ...change };
  return (name: string) => variables[name] || undefined;
}

test('the address of the API is read without trailing slashes', () => {
  expect(readSettings(reader()).emailApiUrl).toBe('https://mail.example/api/1.0');
});

test.each([
  ['everything missing', recordOf(keysOf(right), () => ''), Object.keys(right).join(', ')],
  ['an unsafe address of the API', { MAIL_API_URL: 'http://mail.example' }, 'MAIL_API_URL'],
  ['a sender with a name', { MAIL_FROM_ADDRESS: 'A <a@keelstone.example>' }, 'MAIL_FROM_ADDRESS'],
  // Docker keeps them.
  ['quotation marks', { MAIL_API_KEY: '"key"' }, 'MAIL_API_KEY (in quotation marks)'],
  ['a known secret', { FACT_SHEET_SECRET: SANDBOX_PREFIX.padEnd(32, 'x') }, 'FACT_SHEET_SECRET'],
])('%s is named at once, without values', (_what, change, names) => {
  expect(() => readSettings(reader(change))).toThrow(new Error(`missing or wrong: ${names}`));
});

const DEFAULT_CAPS = { client: 20, recipient: 5, day: 500 };

test('caps have defaults, and an invalid cap never lifts the limit', () => {
  expect(readCaps(() => undefined)).toEqual(DEFAULT_CAPS);
  expect(readCaps(() => '100000')).toEqual({ client: 1e5, recipient: 1e5, day: 1e5 });
  const seven = (name: string) => (name === 'MAIL_CAP_PER_CLIENT' ? '7' : '0');
  expect(readCaps(seven)).toEqual({ ...DEFAULT_CAPS, client: 7 });
  for (const wrong of ['100001', '-1', '1.5', '1e3', 'Infinity', '', ' 5', 'many']) {
    expect(readCaps(() => wrong)).toEqual(DEFAULT_CAPS);
  }
});

test.each([
  ['https://forms.example/x?y=1', true],
  ['http://localhost:9100', true],
  ['http://[::1]:9100', true],
  ['http://localhost.evil.example', false],
  ['https://user:word@forms.example', false],
  ['//forms.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('data may be sent to %s: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});

test.each([
  [' two ', 'two'],
  ['  ', undefined],
])('the variable %j of the running process is read as %j', (value, expected) => {
  process.env.MAIL_API_KEY = value;
  expect(runtimeVariable('MAIL_API_KEY')).toBe(expected);
  delete process.env.MAIL_API_KEY;
});
