/**
 * `npm run load`: the function as rehearsed (`npm run rehearse`) under load from 50 connections, with the mail provider
 * healthy, slow, dead and silent for half a minute each. Prints statuses, times and memory; ends with 1 on a status
 * that the function should not answer.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { EMPTY_CONTACT, type FactSheetRequestBody } from '../../src/forms/rules';
import { sandboxEnvironment, startSandbox } from '../sandbox';

const expected = new Set([202, 429, 502]);
const providers = { healthy: 'ok', slow: 'slow', dead: 'cut', silent: 'hang' };
const connections = 50;
const duration = 30_000;
const port = 9302;
const url = `http://127.0.0.1:${port}`;
const factSheet = readdirSync('content/insights/factsheet').find((name) => name.endsWith('.md'));

let count = 0;

/** Asks for a fact sheet by an address of its own; returns the status. */
async function ask(): Promise<number> {
  count += 1;
  const body: FactSheetRequestBody = {
    ...EMPTY_CONTACT,
    firstName: 'Ada',
    businessMail: `a${count}@bank.example`,
    companyName: 'Sample Bank',
    companyStrength: '51 - 250',
    country: 'India',
    callingCode: '+91',
    mobileNo: '9876543210',
    companyFax: '',
    factSheet: path.basename(factSheet ?? '', '.md'),
  };
  const { status } = await fetch(`${url}/api/fact-sheet`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

/** Asks over all connections until the time is over; returns how often each status came, and all times sorted. */
async function load() {
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const end = Date.now() + duration;
  const connection = async () => {
    while (Date.now() < end) {
      const start = performance.now();
      const status = await ask();
      times.push(performance.now() - start);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { statuses, times: times.sort((a, b) => a - b) };
}

async function main(): Promise<void> {
  const sandbox = await startSandbox({ port: 0 });
  const host = fork(path.join(import.meta.dirname, 'function-host.ts'), {
    env: {
      ...process.env,
      ...sandboxEnvironment(sandbox.url, url),
      // The highest allowed: otherwise the first round uses up the day's cap.
      MAIL_CAP_PER_CLIENT: '100000',
      MAIL_CAP_PER_DAY: '100000',
      PORT: String(port),
    },
    // It logs every failure of the provider.
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  await once(host, 'message');
  for (const [provider, mode] of Object.entries(providers)) {
    await fetch(`${sandbox.url}/_modes`, { method: 'PUT', body: JSON.stringify({ mail: mode }) });
    const { statuses, times } = await load();
    const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
    host.send('memory');
    const [bytes] = (await once(host, 'message')) as [number];
    console.log(
      `${provider}: ${JSON.stringify(statuses)}, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms, memory ${Math.round(bytes / 1e6)} MB`,
    );
    if (Object.keys(statuses).some((status) => !expected.has(Number(status)))) process.exitCode = 1;
  }
  host.kill();
  await sandbox.close();
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
