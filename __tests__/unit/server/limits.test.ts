import { existsSync, readFileSync } from 'node:fs';
import limitFactSheet, { config } from '../../../netlify/edge-functions/limit-fact-sheet';
import { clientNetworks, createLimits } from '../../../src/server/limits';

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

test.each([
  ['however the address is written', 'anna@b.cc', 'Anna+x@B.cc', 'ANNA+x+y@b.cc'],
  [
    'even with the dots and the two domains of Gmail',
    'anna.b@gmail.com',
    'a.nnab@googlemail.com',
    'annab+x@gmail.com',
  ],
  ['even if every address begins with a plus', '+a@b.cc', '+b@b.cc', '+c@b.cc'],
])('a recipient is stopped at its cap, whoever asks, %s', async (_what, one, two, three) => {
  const ask = asker();
  expect(await ask('192.0.2.1', one)).toEqual(admitted);
  expect(await ask('192.0.2.2', two)).toEqual(admitted);
  expect(await ask('192.0.2.3', three)).toMatchObject({ admitted: false, limit: 'recipient' });
  expect(await ask('192.0.2.3', 'anna@other.example')).toEqual(admitted);
});

test('the day is stopped at its cap, after a warning', async () => {
  const lines: string[] = [];
  const ask = asker((line) => lines.push(line));
  for (let count = 0; count < 3; count += 1) await ask(`192.0.2.${count}`, `a${count}@b.cc`);
  expect(lines).toEqual([]);
  await ask('192.0.2.8', 'y@b.cc');
  expect(lines).toEqual([expect.stringContaining('80 %')]);
  expect(await ask('192.0.2.9', 'z@b.cc')).toEqual(admitted);
  expect(await ask('192.0.2.99', 'zz@b.cc')).toMatchObject({ admitted: false, limit: 'day' });
  expect(lines).toHaveLength(1);
});

test('a window of 24 hours starts with the first request, and a stopped client gets the time until it ends', async () => {
  const ask = asker();
  await ask('192.0.2.1', 'a@b.cc');
  jest.advanceTimersByTime(20 * HOUR);
  await ask('192.0.2.1', 'a@b.cc');
  await ask('192.0.2.1', 'c@b.cc');
  expect(await ask('192.0.2.1', 'd@b.cc')).toEqual({
    admitted: false,
    limit: 'client',
    retryAfterSeconds: 4 * 3600,
  });
  jest.advanceTimersByTime(4 * HOUR - 1);
  expect(await ask('192.0.2.1', 'd@b.cc')).toMatchObject({ retryAfterSeconds: 1 });
  jest.advanceTimersByTime(1);
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

test('a client with many IPv6 networks cannot use up the day', async () => {
  const limits = createLimits({ caps: { ...caps, day: 100 }, warn: () => undefined });
  const count = async (network: (index: number) => string) => {
    let sent = 0;
    for (let index = 0; index < 40; index += 1) {
      const asked = { client: network(index), recipient: `${index}@b.cc`, secret: 'secret' };
      if ((await limits(asked)).admitted) sent += 1;
    }
    return sent;
  };
  expect(await count((index) => `2001:db8:1:${index.toString(16)}::1`)).toBe(2 * caps.client);
  expect(await count((index) => `2001:db8:2:${index.toString(16)}00::1`)).toBe(4 * caps.client);
});

test('logs a warning about a client whose address cannot be read', async () => {
  const lines: string[] = [];
  await asker((line) => lines.push(line))('unknown', 'a@b.cc');
  expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
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

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:50123', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['::ffff:c000:201', ['192.0.2.1']],
  ['2001:db8:1:2a3:3:4:5:6', ['2001:db8:1:2a3::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
  ['2001:0DB8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['[2001:db8::1]:50123', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ['elsewhere', []],
  ['', []],
])('the connection from %j is counted as %j', (remote, networks) => {
  expect(clientNetworks(remote)).toEqual(networks);
});

test("Netlify's own limit covers the function's address and passes requests on", () => {
  expect(existsSync(`src${config.path}.ts`)).toBe(true);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(
    'edge_functions = "netlify/edge-functions"',
  );
  expect(limitFactSheet()).toBeUndefined();
});
