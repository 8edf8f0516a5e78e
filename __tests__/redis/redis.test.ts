/** Two servers share their limits in Redis, which goes down and comes back. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/site/listen';
import { ask, startSite } from '../unit/host/site';

if (spawnSync('redis-server', ['--version']).status !== 0) {
  throw new Error('No redis-server found. Install it (Debian: apt-get install redis-server).');
}

let port: string;
let redis: ChildProcess;

/** Runs a command of Redis. */
const run = (...command: string[]) =>
  spawnSync('redis-cli', ['-p', port, ...command], { encoding: 'utf8' }).stdout;

function startRedis(): void {
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', ''];
  redis = spawn('redis-server', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  while (run('ping') !== 'PONG\n');
}

async function killRedis(): Promise<void> {
  if (!redis.kill('SIGKILL')) return;
  await once(redis, 'exit');
}

/** Starts a host. Returns functions that ask it for an email, for the status, and for what is wrong with it. */
async function startHost(caps: Record<string, string>) {
  const { url } = await startSite({ REDIS_URL: `redis://127.0.0.1:${port}`, ...caps });
  const request = async (businessMail: string) => (await ask(url, {}, businessMail)).status;
  const health = async () => (await (await fetch(`${url}/healthz`)).json()).problems;
  return [request, health] as const;
}

beforeEach(() => {
  port = String(freePort());
  startRedis();
});
afterEach(killRedis);

const notShared = 'limits are counted in memory: Redis is not reached, full or read-only';

test('two hosts share their counts per recipient and per day', async () => {
  const caps = { MAIL_CAP_PER_RECIPIENT: '3', MAIL_CAP_PER_DAY: '5' };
  const [[one], [two]] = [await startHost(caps), await startHost(caps)];
  expect([await one('a@b.cc'), await two('a@b.cc')]).toEqual([202, 202]);
  expect([await one('a@b.cc'), await two('a@b.cc')]).toEqual([202, 429]);
  expect([await two('c@b.cc'), await one('d@b.cc')]).toEqual([202, 202]);
  expect([await two('e@b.cc'), await one('f@b.cc')]).toEqual([429, 429]);
});

test('while Redis is down, a host counts in memory, then shares again', async () => {
  const [one, health] = await startHost({ MAIL_CAP_PER_RECIPIENT: '1' });
  expect([await one('a@b.cc'), await one('a@b.cc')]).toEqual([202, 429]);
  expect(await health()).toEqual([]);
  await killRedis();
  expect([await one('a@b.cc'), await one('a@b.cc')]).toEqual([202, 429]);
  expect(await health()).toEqual([notShared]);
  startRedis();
  // The new Redis is empty.
  while ((await one('a@b.cc')) === 429);
  const [two] = await startHost({ MAIL_CAP_PER_RECIPIENT: '1' });
  expect(await two('a@b.cc')).toBe(429);
});

/** The number of the host's connection. */
const connection = () => /^id=\d+(?!.*cmd=client)/m.exec(run('client', 'list'))?.[0];

test.each([
  ['full', ['config', 'set', 'maxmemory', '1'], ['config', 'set', 'maxmemory', '0']],
  ['read-only', ['replicaof', '127.0.0.1', '1'], ['replicaof', 'no', 'one']],
])('while Redis is %s, a host says so, counts in memory and connects anew', async (...row) => {
  const [, before, after] = row;
  const [one, health] = await startHost({ MAIL_CAP_PER_RECIPIENT: '1' });
  expect(await health()).toEqual([]);
  const earlier = connection();
  expect(earlier).toBeDefined();
  run(...before);
  expect([await one('a@b.cc'), await one('a@b.cc')]).toEqual([202, 429]);
  expect(await health()).toEqual([notShared]);
  run(...after);
  while ((await health()).length > 0);
  expect(connection()).not.toBe(earlier);
});

test('a host counts in memory if Redis stops answering', async () => {
  const [one] = await startHost({ MAIL_CAP_PER_RECIPIENT: '1' });
  redis.kill('SIGSTOP');
  expect([await one('a@b.cc'), await one('a@b.cc')]).toEqual([202, 429]);
});
