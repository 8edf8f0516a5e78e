import { runtimeVariable } from '../../../src/server/environment';
import { isSafeAddress } from '../../../src/server/safe-address';
import { DEFAULT_CAPS, readCaps, readSettings, SANDBOX_PREFIX } from '../../../src/server/settings';

const right: Record<string, string> = {
  MAIL_API_URL: 'https://mail.example/api/1.0/',
  MAIL_API_KEY: 'key-that-must-stay-secret',
  MAIL_FROM_ADDRESS: 'insights@keelstone.example',
  MAIL_FROM_NAME: 'Keelstone',
  SITE_URL: 'https://www.keelstone.example/',
  FACT_SHEET_SECRET: 'secret',
};

function reader(change: Record<string, string> = {}) {
  const variables = { ...right, ...change };
  return (name: string) => variables[name];
}

test('settings are read without trailing slashes', () => {
  expect(readSettings(reader())).toEqual({
    emailApiUrl: 'https://mail.example/api/1.0',
    emailApiKey: 'key-that-must-stay-secret',
    fromAddress: 'insights@keelstone.example',
    fromName: 'Keelstone',
    siteUrl: 'https://www.keelstone.example',
    factSheetSecret: 'secret',
  });
});

test('everything missing or wrong is named at once, without values', () => {
  const all = Object.keys(right).join(', ');
  expect(() => readSettings(() => undefined)).toThrow(`missing or wrong: ${all}`);
  const read = () =>
    readSettings(reader({ SITE_URL: 'ftp://x', MAIL_API_URL: 'http://mail.example' }));
  expect(read).toThrow(/^missing or wrong: MAIL_API_URL, SITE_URL$/);
});

test('a value in quotation marks is wrong, since Docker keeps them', () => {
  const read = () => readSettings(reader({ MAIL_API_KEY: '"key"', FACT_SHEET_SECRET: "'secret'" }));
  expect(read).toThrow(
    /^missing or wrong: MAIL_API_KEY \(in quotation marks\), FACT_SHEET_SECRET \(in quotation marks\)$/,
  );
});

test("the sandbox's secret is accepted only with a provider on this machine", () => {
  const FACT_SHEET_SECRET = `${SANDBOX_PREFIX}${'x'.repeat(32)}`;
  const local = reader({ FACT_SHEET_SECRET, MAIL_API_URL: 'http://127.0.0.1:9100/api/1.0' });
  expect(readSettings(local).factSheetSecret).toBe(FACT_SHEET_SECRET);
  expect(() => readSettings(reader({ FACT_SHEET_SECRET }))).toThrow(
    'missing or wrong: FACT_SHEET_SECRET',
  );
});

test('caps have defaults, and an invalid cap never lifts the limit', () => {
  expect(readCaps(() => undefined)).toEqual(DEFAULT_CAPS);
  const caps: Record<string, string> = {
    MAIL_CAP_PER_CLIENT: '7',
    MAIL_CAP_PER_RECIPIENT: '0',
    MAIL_CAP_PER_DAY: '100001',
  };
  expect(readCaps((name) => caps[name])).toEqual({ ...DEFAULT_CAPS, client: 7 });
  for (const wrong of ['-1', '1.5', '1e3', 'Infinity', '', ' 5', 'many']) {
    expect(readCaps(() => wrong)).toEqual(DEFAULT_CAPS);
  }
});

test.each([
  ['https://forms.example/x?y=1', true],
  ['http://localhost:9100', true],
  ['http://127.0.0.1:9100/api', true],
  ['http://[::1]:9100', true],
  ['http://forms.example', false],
  ['http://localhost.evil.example', false],
  ['https://user:word@forms.example', false],
  ['//forms.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('data may be sent to %s: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});

test.each([
  ['one', 'one'],
  [' two ', 'two'],
  ['  ', undefined],
])('the variable %j of the running process is read as %j', (value, expected) => {
  process.env.MAIL_API_KEY = value;
  expect(runtimeVariable('MAIL_API_KEY')).toBe(expected);
  delete process.env.MAIL_API_KEY;
});
