import { existsSync, readFileSync } from 'node:fs';
import limitFactSheet, { config } from '../../../netlify/edge-functions/limit-fact-sheet';
import {
  clientNetwork,
  createLimits,
  createMemoryCounter,
} from '../../../src/server/function/limits';

const HOUR = 3_600_000;
const caps = { client: 3, recipient: 2, day: 5 };
const admitted = { admitted: true };

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2025, 0, 2, 18) }));
afterEach(() => jest.useRealTimers());

function asker(warn: (line: string) => void = () => undefined) {
  const limits = createLimits({ caps, warn });
  return (client: string, recipient: string) => limits({ client, recipient, secret: 'secret' });
}

test('a client is stopped at its cap and others are not', async () => {
  const ask = asker();
  for (const recipient of ['a@b.cc', 'c@b.cc', 'd@b.cc']) {
    expect(await ask('192.0.2.1', recipient)).toEqual(admitted);
  }
  expect(await ask('192.0.2.1', 'e@b.cc')).toMatchObject({ admitted: false, limit: 'client' });
  expect(await ask('192.0.2.2', 'e@b.cc')).toEqual(admitted);
});

test('a recipient is stopped at its cap, whoever asks, however the address is written', async () => {
  const ask = asker();
  expect(await ask('192.0.2.1', 'anna@b.cc')).toEqual(admitted);
  expect(await ask('192.0.2.2', 'Anna+x+y@B.cc')).toEqual(admitted);
  expect(await ask('192.0.2.3', 'ANNA@b.cc')).toMatchObject({
    admitted: false,
    limit: 'recipient',
  });
  expect(await ask('192.0.2.3', 'anna@other.example')).toEqual(admitted);
});

test('the day is stopped at its cap', async () => {
  const ask = asker();
  for (let count = 0; count < caps.day; count += 1) {
    expect(await ask(`192.0.2.${count}`, `a${count}@b.cc`)).toEqual(admitted);
  }
  expect(await ask('192.0.2.99', 'z@b.cc')).toMatchObject({ admitted: false, limit: 'day' });
});

test('a window of 24 hours starts with the first request, and a stopped client gets the time until it ends', async () => {
  const ask = asker();
  await ask('192.0.2.1', 'a@b.cc');
  jest.advanceTimersByTime(20 * HOUR);
  await ask('192.0.2.1', 'a@b.cc');
  await ask('192.0.2.1', 'c@b.cc');
  const stopped = { admitted: false, limit: 'client', retryAfterSeconds: 4 * 3600 };
  expect(await ask('192.0.2.1', 'd@b.cc')).toEqual(stopped);
  jest.advanceTimersByTime(4 * HOUR);
  expect(await ask('192.0.2.1', 'd@b.cc')).toEqual(admitted);
});

test('the waiting time does not reveal when somebody else used an address', async () => {
  const ask = asker();
  await ask('192.0.2.1', 'a@b.cc');
  await ask('192.0.2.1', 'a@b.cc');
  jest.advanceTimersByTime(20 * HOUR);
  for (const client of ['192.0.2.1', '192.0.2.2']) {
    expect(await ask(client, 'a@b.cc')).toMatchObject({ retryAfterSeconds: 24 * 3600 });
  }
});

test('stopped requests are not counted', async () => {
  const ask = asker();
  for (let count = 0; count < 20; count += 1) await ask('192.0.2.1', 'a@b.cc');
  expect(await ask('192.0.2.1', 'c@b.cc')).toEqual(admitted);
  expect(await ask('192.0.2.2', 'd@b.cc')).toEqual(admitted);
});

test('requests that arrive together cannot exceed a cap', async () => {
  const ask = asker();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('192.0.2.1', 'a@b.cc')));
  expect(answers.filter(({ admitted }) => admitted)).toHaveLength(caps.recipient);
});

test('sites that count in one store have a day each', async () => {
  const counters = new Map<string, ReturnType<typeof createMemoryCounter>>();
  const createCounter: typeof createMemoryCounter = (options) => {
    const counter = counters.get(options.keyPrefix ?? '') ?? createMemoryCounter(options);
    counters.set(options.keyPrefix ?? '', counter);
    return counter;
  };
  const ask = (secret: string) =>
    createLimits({ caps: { ...caps, day: 1 }, warn: () => undefined, createCounter })({
      client: '192.0.2.1',
      recipient: 'a@b.cc',
      secret,
    });
  expect([await ask('one'), await ask('one'), await ask('other')]).toMatchObject([
    { admitted: true },
    { admitted: false, limit: 'day' },
    { admitted: true },
  ]);
});

test('clients without an address share one cap, and a warning is logged', async () => {
  const lines: string[] = [];
  const ask = asker((line) => lines.push(line));
  for (const client of ['', 'unknown', 'elsewhere']) await ask(client, `${client}@b.cc`);
  expect(await ask('another', 'a@b.cc')).toMatchObject({ admitted: false, limit: 'client' });
  expect(lines[0]).toContain('TRUSTED_PROXIES');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2a3:3:4:5:6', '2001:db8:1:2a3::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1::2:3:4:5:6', '1:0:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['elsewhere', undefined],
  ['', undefined],
])('the connection from %j is counted as %j', (remote, network) => {
  expect(clientNetwork(remote)).toBe(network);
});

test("Netlify's own limit covers the function's address and passes requests on", () => {
  expect(existsSync(`src${config.path}.ts`)).toBe(true);
  const { edge_functions: folder } = Object.fromEntries(
    [...readFileSync('netlify.toml', 'utf8').matchAll(/^(\w+) = "(.*)"$/gm)].map(
      ([, name, value]) => [name, value],
    ),
  );
  expect(existsSync(`${folder}/limit-fact-sheet.ts`)).toBe(true);
  expect(limitFactSheet()).toBeUndefined();
});
