import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { clientNetwork, createLimits } from '../../../src/server/function/limits';

const HOUR = 3_600_000;
const caps = { client: 3, recipient: 2, day: 5 };

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2025, 0, 2, 18) }));
afterEach(() => jest.useRealTimers());

/** Returns a function that asks for an email. The last part of the client's IP address is enough. */
function asker(warn: (line: string) => void = () => undefined) {
  const limits = createLimits({ caps, warn });
  return (client: number | string, recipient: string) =>
    limits({ client: client === '' ? client : `192.0.2.${client}`, recipient, secret: 'secret' });
}

/** Who asks for an email to whom, and the limit that refuses it, such as `1 a@b.cc client`. */
test.each([
  ['a client is stopped at its cap and others are not', '1 a, 1 b, 1 c, 1 d client, 2 e'],
  ['a recipient is stopped', '1 ann@b.cc, 2 Ann+x+y@B.cc, 3 ANN@b.cc recipient, 3 ann'],
  ['the day is stopped at its cap', '1 a, 2 b, 3 c, 4 d, 5 e, 6 f day'],
  ['stopped requests are not counted', '1 a, 1 a, 1 a recipient, 1 a recipient, 1 c, 2 d'],
])('%s: %s', async (_, steps) => {
  const ask = asker();
  for (const step of steps.split(', ')) {
    const [client, recipient = '', limit] = step.split(' ');
    const expected = limit ? { admitted: false, limit } : { admitted: true };
    expect(await ask(Number(client), recipient)).toMatchObject(expected);
  }
});

test('a window of 24 hours starts with the first request, and a stopped client gets the time until it ends', async () => {
  const ask = asker();
  await ask(1, 'a@b.cc');
  jest.advanceTimersByTime(20 * HOUR);
  await ask(1, 'a@b.cc');
  // The remaining time would reveal when somebody else used an address.
  for (const client of [1, 2]) {
    expect(await ask(client, 'a@b.cc')).toMatchObject({ retryAfterSeconds: 24 * 3600 });
  }
  await ask(1, 'c@b.cc');
  const stopped = await ask(1, 'd@b.cc');
  expect(stopped).toEqual({ admitted: false, limit: 'client', retryAfterSeconds: 4 * 3600 });
  expect(await ask(1, 'a@b.cc')).toMatchObject({ retryAfterSeconds: 24 * 3600 });
  jest.advanceTimersByTime(4 * HOUR);
  expect(await ask(1, 'd@b.cc')).toEqual({ admitted: true });
});

test('requests that arrive together cannot exceed a cap', async () => {
  const ask = asker();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(1, 'a@b.cc')));
  expect(answers.filter(({ admitted }) => admitted)).toHaveLength(caps.recipient);
});

test('the counters keep neither addresses nor the secret', async () => {
  const penalty = jest.spyOn(RateLimiterMemory.prototype, 'penalty');
  await asker()(1, 'ann@b.cc');
  const keys = penalty.mock.calls.map(([key]) => String(key));
  expect(keys).toHaveLength(Object.keys(caps).length);
  expect(keys.filter((key) => /192\.0\.2|ann@|secret/.test(key))).toEqual([]);
});

test('clients without an address share one cap, and a warning is logged', async () => {
  const warn = jest.fn();
  const ask = asker(warn);
  for (const client of ['', 'unknown', 'elsewhere']) await ask(client, `${client}@b.cc`);
  expect(await ask('another', 'a@b.cc')).toMatchObject({ admitted: false, limit: 'client' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('TRUSTED_PROXIES'));
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2a3:3:4:5:6', '2001:db8:1:2a3::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['1::2:3:4:5:6', '1:0:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // As Azure's gateway writes them.
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8::1]:50123', '2001:db8:0:0::/64'],
  ['elsewhere', undefined],
  ['', undefined],
])('the connection from %j is counted as %j', (remote, network) => {
  expect(clientNetwork(remote)).toBe(network);
});
