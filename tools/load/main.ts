/**
 * `npm run load [-- --seconds 30] [-- --connections 50]`: the function as rehearsed (`npm run rehearse`), under load,
 * with the mail provider healthy, slow and dead, and with requests that are wrong in every way. Prints statuses,
 * times and memory; ends with 1 where an answer has a status that nobody agreed on.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyRequest, onTheWire } from '../../__tests__/unit/server/any-request';
import { request as right, send, type Sent } from '../../__tests__/unit/server/site';
import { sandboxEnvironment, startSandbox } from '../sandbox';

const agreed = new Set([202, 400, 403, 405, 413, 415, 429, 502]);
const port = 9302;
const url = `http://127.0.0.1:${port}`;
const [sheet = ''] = readdirSync('content/insights/factsheet').filter((name) =>
  name.endsWith('.md'),
);
const factSheet = path.basename(sheet, '.md');

interface Round {
  statuses: Record<number, number>;
  /** Milliseconds of each answer. */
  times: number[];
}

/** Asks over and over, over several connections, until the requests run out. */
async function ask(connections: number, next: () => Sent | undefined): Promise<Round> {
  const round: Round = { statuses: {}, times: [] };
  const connection = async () => {
    for (let sent = next(); sent; sent = next()) {
      const start = performance.now();
      const { status } = await send(url, sent);
      round.times.push(performance.now() - start);
      round.statuses[status] = (round.statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return round;
}

async function memoryOf(host: ChildProcess): Promise<number> {
  host.send('memory');
  const [bytes] = (await once(host, 'message')) as [number];
  return Math.round(bytes / 1e6);
}

async function report(name: string, host: ChildProcess, { statuses, times }: Round): Promise<void> {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `| ${name} | ${times.length} | ${counts.join(', ')} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${await memoryOf(host)} |`,
  );
  if (Object.keys(statuses).some((status) => !agreed.has(Number(status)))) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '30' },
      connections: { type: 'string', default: '50' },
      fuzzed: { type: 'string', default: '10000' },
    },
  });
  const connections = Number(values.connections);
  const sandbox = await startSandbox({ port: 0 });
  const env = {
    ...process.env,
    ...sandboxEnvironment(sandbox.url, url),
    // The highest there are: else the first round spends the day's cap, and no other reaches the provider.
    MAIL_CAP_PER_CLIENT: '100000',
    MAIL_CAP_PER_DAY: '100000',
    PORT: String(port),
  };
  const host = fork(path.join(import.meta.dirname, 'function-host.ts'), {
    env,
    // It logs each failure of the provider, which are asked for here.
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  await once(host, 'message');

  console.log('| provider | answers | statuses | median ms | 95 % ms | longest ms | memory MB |');
  console.log('|---|---|---|---|---|---|---|');
  let count = 0;
  const valid = (): Sent => {
    count += 1;
    const body = JSON.stringify({ ...right, factSheet, businessMail: `a${count}@bank.example` });
    return { headers: { origin: url, 'content-type': 'application/json' }, body };
  };
  for (const [name, mode] of [
    ['healthy', 'ok'],
    ['slow', 'slow'],
    ['dead', 'cut'],
    ['silent', 'hang'],
  ] as const) {
    await fetch(`${sandbox.url}/_modes`, { method: 'PUT', body: JSON.stringify({ mail: mode }) });
    const end = Date.now() + Number(values.seconds) * 1000;
    const round = await ask(connections, () => (Date.now() < end ? valid() : undefined));
    await report(name, host, round);
  }

  await fetch(`${sandbox.url}/_modes`, { method: 'PUT', body: JSON.stringify({ mail: 'ok' }) });
  const wrong = fc.sample(anyRequest, Number(values.fuzzed));
  const round = await ask(connections, () => {
    const one = wrong.pop();
    return one && onTheWire(one, url);
  });
  await report('healthy, fuzzed', host, round);
  host.kill();
  await sandbox.close();
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
