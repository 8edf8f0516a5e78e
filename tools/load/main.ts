/**
 * `npm run load`: the site on its host, its function under load from 50 connections, with the mail provider healthy,
 * slow, dead and silent for half a minute each, while another visitor fetches a file. Prints statuses,
 * times and memory. Ends with 1 on a status that the function should not answer, and where the file's median takes
 * 20 ms or more.
 */
import { fork, spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { median, quantile } from 'd3-array';
import type { FactSheetRequestBody } from '../../src/forms/rules';
import { runCommand } from '../run-command';
import { sandboxEnvironment, startSandbox } from '../sandbox';
import { freePort } from '../site/listen';
import { untilAnswered } from '../site/until-answered';

const expected = new Set([202, 429, 502]);
const providers = { healthy: 'ok', slow: 'slow', dead: 'cut', silent: 'hang' };
const connections = 50;
/** Milliseconds. */
const duration = 30_000;
const fileBudget = 20;

const factSheet = readdirSync('content/insights/factsheet').find((name) => name.endsWith('.md'));

let count = 0;

/** Asks for a fact sheet by an address of its own; returns the status. */
async function ask(site: string): Promise<number> {
  count += 1;
  const body: FactSheetRequestBody = {
    firstName: 'Ada',
    lastName: '',
    businessMail: `a${count}@bank.example`,
    factSheet: path.basename(factSheet ?? '', '.md'),
  };
  const { status } = await fetch(`${site}/api/fact-sheet`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

/** Asks over all connections until the time is over; returns how often each status came, and all times. */
async function load(site: string) {
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const fileTimes: number[] = [];
  const end = Date.now() + duration;
  const connection = async () => {
    while (Date.now() < end) {
      const start = performance.now();
      const status = await ask(site);
      times.push(performance.now() - start);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const visitor = fork(path.join(import.meta.dirname, 'visitor.ts'), [`${site}/favicon.svg`]);
  visitor.on('message', (time) => fileTimes.push(Number(time)));
  await Promise.all(Array.from({ length: connections }, connection));
  visitor.disconnect();
  return { statuses, times, file: median(fileTimes) ?? Number.NaN };
}

/** The memory of a process in megabytes. */
const memoryOf = (pid: number | undefined) =>
  Math.round(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout) / 1000);

async function main(): Promise<void> {
  const sandbox = await startSandbox({ port: 0 });
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const host = spawn(process.execPath, ['--import', 'tsx', 'host/main.ts'], {
    env: {
      ...process.env,
      ...sandboxEnvironment(sandbox.url, site),
      // The highest allowed: otherwise the first round uses up the day's cap.
      MAIL_CAP_PER_CLIENT: '100000',
      MAIL_CAP_PER_DAY: '100000',
      PORT: String(port),
      // It logs every failure of the provider.
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswered(`${site}/healthz`);
  for (const [provider, mode] of Object.entries(providers)) {
    await fetch(`${sandbox.url}/_modes`, { method: 'PUT', body: JSON.stringify({ mail: mode }) });
    const { statuses, times, file } = await load(site);
    const at = (part: number) => Math.round(quantile(times, part) ?? 0);
    console.log(
      `${provider}: ${JSON.stringify(statuses)}, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; a file ${file.toFixed(1)} ms; memory ${memoryOf(host.pid)} MB`,
    );
    const isUnexpected = Object.keys(statuses).some((status) => !expected.has(Number(status)));
    if (isUnexpected || file >= fileBudget) process.exitCode = 1;
  }
  host.kill();
  await sandbox.close();
}

runCommand(main);
