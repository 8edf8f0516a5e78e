/** Two servers share their limits in Redis, which goes down and comes back. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../tools/site/listen';
import { ask, hostEnvironment, site } from '../unit/host/site';

if (spawnSync('redis-server', ['--version']).status !== 0) {
  throw new Error('No redis-server found. Install it (Debian: apt-get install redis-server).');
}

let redisPort: string;
let redis: ChildProcess;

async function startRedis(): Promise<void> {
  const options = ['--port', redisPort, '--bind', '127.0.0.1', '--save', ''];
  redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(redis.stdout ?? process.stdin);
  for await (const line of lines) if (line.includes('Ready to accept')) return;
}

/** Kills a process, unless it has exited. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

const killRedis = () => end(redis, 'SIGKILL');

let running: ChildProcess[] = [];

/** Starts a server in its own process. */
async function startHost(caps: Record<string, string>) {
  const port = String(await freePort());
  const REDIS_URL = `redis://127.0.0.1:${redisPort}`;
  const change = { PORT: port, LOG_LEVEL: 'info', REDIS_URL, ...caps };
  const child = spawn(process.execPath, ['--import', 'tsx', 'host/main.ts'], {
    env: { PATH: process.env.PATH, ...hostEnvironment(site, change) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const lines: string[] = [];
  const log = createInterface(child.stdout).on('line', (line) => lines.push(line));
  /** How often its log contains a text. */
  const said = (words: string) => lines.filter((line) => line.includes(words)).length;
  /** Waits until its log contains it. */
  const says = async (words: string, times = 1) => {
    while (said(words) < times) await once(log, 'line');
  };
  await says('Server listening');
  return {
    said,
    says,
    ask: async (businessMail: string) =>
      (await ask(`http://127.0.0.1:${port}`, {}, businessMail)).status,
  };
}

beforeAll(async () => {
  redisPort = String(await freePort());
});
beforeEach(startRedis);
afterEach(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGTERM')));
  running = [];
  await killRedis();
});

test('two hosts share their counts per recipient and per day', async () => {
  const caps = { MAIL_CAP_PER_RECIPIENT: '3', MAIL_CAP_PER_DAY: '5' };
  const [one, two] = await Promise.all([startHost(caps), startHost(caps)]);
  await Promise.all([one.says('limits are shared'), two.says('limits are shared')]);

  expect([await one.ask('a@b.cc'), await two.ask('a@b.cc')]).toEqual([202, 202]);
  expect([await one.ask('a@b.cc'), await two.ask('a@b.cc')]).toEqual([202, 429]);
  await two.says('the limit per recipient is reached');
  expect([await two.ask('c@b.cc'), await one.ask('d@b.cc')]).toEqual([202, 202]);
  expect([await two.ask('e@b.cc'), await one.ask('f@b.cc')]).toEqual([429, 429]);
  await Promise.all([
    two.says('the limit per day is reached'),
    one.says('the limit per day is reached'),
  ]);
  expect(one.said('80 %') + two.said('80 %')).toBe(1);
});

test('while Redis is down, a host counts in memory and logs it once, then shares again', async () => {
  const host = await startHost({ MAIL_CAP_PER_RECIPIENT: '2' });
  await host.says('limits are shared');
  expect([await host.ask('a@b.cc'), await host.ask('a@b.cc')]).toEqual([202, 202]);
  expect(await host.ask('a@b.cc')).toBe(429);

  await killRedis();
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push(await host.ask('a@b.cc'));
  expect(answers).toEqual([202, 202, 429, 429, 429]);
  await host.says('limits are counted in memory');

  await startRedis();
  await host.says('limits are shared', 2);
  expect(host.said('limits are counted in memory')).toBe(1);
  expect(await host.ask('a@b.cc')).toBe(202);
});

test('a host counts in memory while Redis is a replica, as after a failover, then shares again', async () => {
  const command = (...words: string[]) => spawnSync('redis-cli', ['-p', redisPort, ...words]);
  const host = await startHost({ MAIL_CAP_PER_RECIPIENT: '2' });
  await host.says('limits are shared');
  command('replicaof', '127.0.0.1', '1');
  expect(await host.ask('a@b.cc')).toBe(202);
  await host.says('limits are counted in memory (READONLY');
  command('replicaof', 'no', 'one');
  await host.says('limits are shared', 2);
  expect(await host.ask('a@b.cc')).toBe(202);
  expect(String(command('dbsize').stdout)).not.toBe('0\n');
});

test('a host counts in memory if Redis stops answering', async () => {
  const host = await startHost({ MAIL_CAP_PER_RECIPIENT: '2' });
  await host.says('limits are shared');
  redis.kill('SIGSTOP');
  expect([await host.ask('a@b.cc'), await host.ask('a@b.cc')]).toEqual([202, 202]);
  expect(await host.ask('a@b.cc')).toBe(429);
  await host.says('limits are counted in memory');
});

test('a host starts without Redis and logs why', async () => {
  await killRedis();
  const host = await startHost({ MAIL_CAP_PER_DAY: '1' });
  await host.says('limits are counted in memory (connect ECONNREFUSED');
  expect([await host.ask('a@b.cc'), await host.ask('c@b.cc')]).toEqual([202, 429]);
});
