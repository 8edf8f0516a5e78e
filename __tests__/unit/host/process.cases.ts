import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvFile } from '../../../src/server/env-file';
import { startSandbox } from '../../../tools/sandbox';
import { freePort } from '../../../tools/site/listen';
import { untilAnswered } from '../../../tools/site/until-answered';
import { useFolder } from '../../fixtures/folder';
import { callsOf, setModes } from '../sandbox/calls';
import { ORIGIN } from '../server/site';
import { ask, buildFolder, hostEnvironment, removeFolder, startFolder, site } from './site';

const { at, write } = useFolder();

test.each([
  ['no key and no address', { MAIL_API_KEY: ' ', SITE_URL: '' }, /: MAIL_API_KEY, SITE_URL\./],
  ['an invalid port', { PORT: 'http' }, /^PORT: not usable/],
  ['an invalid cap', { MAIL_CAP_PER_DAY: 'many' }, /^MAIL_CAP_PER_DAY: not usable/],
  ['an invalid number of proxies', { TRUSTED_PROXIES: 'true' }, /^TRUSTED_PROXIES: not usable/],
  ['a host in brackets', { HOST: '[::]' }, /^HOST: not usable/],
  ['an invalid store', { REDIS_URL: 'localhost' }, /^REDIS_URL: not usable/],
  ['a # in a password', { REDIS_URL: 'redis://:a#b@localhost' }, /^REDIS_URL: .+ with %23 for #/],
  ['a % in a password', { REDIS_URL: 'redis://:a%b@localhost' }, /^REDIS_URL: not usable/],
  ['a database with a name', { REDIS_URL: 'redis://localhost/a' }, /^REDIS_URL: .+ \(a number\)/],
  ['no built site', { SITE_FOLDER: '/nowhere' }, /no built site \(_host.json is missing\)/],
  [
    "the sandbox's secret",
    { MAIL_API_URL: 'https://mail.example/api' },
    /missing or wrong: MAIL_API_KEY, FACT_SHEET_SECRET/,
  ],
])('a host with %s does not start and says why', async (_name, change, message) => {
  const start = async () => startFolder(site, change);
  await expect(start).rejects.toThrow(message);
  await expect(start).rejects.not.toThrow(/sandbox-secret|sandbox-key/);
});

test('a host whose folder is a link serves the last whole build that it led to at a reload', async () => {
  const newer = await buildFolder();
  await writeFile(path.join(newer, 'new.txt'), 'newer');
  const link = at('current');
  const list = path.join(newer, '_host.json');
  await symlink(site.folder, link);
  const host = await startFolder({ ...site, folder: link });
  const status = async () => (await fetch(`${host.url}/new.txt`)).status;
  await rm(link);
  await symlink(newer, link);
  expect(await status()).toBe(404);
  host.reload();
  expect(await status()).toBe(200);
  // A build that has not ended, or has failed.
  for (const spoil of [() => truncate(list), () => rm(list)]) {
    await spoil();
    host.reload();
    expect(await status()).toBe(200);
  }
  await rm(path.join(newer, 'new.txt'));
  expect(await status()).toBe(404);
  await host.close();
  await removeFolder(newer);
});

test.each([
  ['npm', (pid: number) => pid],
  ['the process group', (pid: number) => -pid],
])('after SIGTERM to %s, the server answers running requests and exits', async (_name, target) => {
  const sandbox = await startSandbox({ port: 0 });
  const port = String(await freePort());
  const environment = hostEnvironment(
    { ...site, sandboxUrl: sandbox.url },
    { PORT: port, LOG_LEVEL: 'info' },
  );
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(npm.stdout, 'data');
  await setModes(sandbox, { mail: 'slow' });
  const asked = ask(`http://127.0.0.1:${port}`);
  while ((await callsOf(sandbox)).length === 0);
  process.kill(target(npm.pid ?? 0), 'SIGTERM');
  expect((await asked).status).toBe(202);
  // Its output ends when the last process that writes to it exits.
  await once(npm.stdout.resume(), 'close');
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  await sandbox.close();
});

test('a full disk stops the log, not the server', async () => {
  const PORT = String(await freePort());
  const full = openSync('/dev/full', 'w');
  const host = spawn(process.execPath, ['--import', 'tsx', 'host/main.ts'], {
    env: { PATH: process.env.PATH, ...hostEnvironment(site, { PORT, LOG_LEVEL: 'info' }) },
    stdio: ['ignore', full, 'inherit'],
  });
  await untilAnswered(`http://127.0.0.1:${PORT}/healthz`);
  expect((await fetch(`http://127.0.0.1:${PORT}/home`)).status).toBe(200);
  host.kill();
  await once(host, 'close');
  closeSync(full);
});

test('a file of variables in another encoding is reported', async () => {
  const file = at('utf-16.env');
  write('utf-16.env', Buffer.from('\uFEFFA=b', 'utf16le'));
  expect(() => loadEnvFile(file)).toThrow(`${file}: is not UTF-8 text. Save it as UTF-8`);
});

test('npm run serve reads .env.production and warns of settings that do not fit the build or the proxy', async () => {
  const PORT = String(await freePort());
  const settings = hostEnvironment(site, {
    SITE_URL: 'https://other.example',
    FACT_SHEET_SECRET: 'sandbox-secret-of-another-build-32',
    LOG_LEVEL: 'warn',
    PORT,
  });
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  lines.reverse();
  // With the mark that Windows editors put first.
  write('.env.production', `\uFEFF${lines.join('')}`);
  const tsx = String(pathToFileURL(require.resolve('tsx')));
  const host = spawn(process.execPath, ['--import', tsx, path.resolve('host/main.ts')], {
    cwd: at(),
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  host.stdout.on('data', (bytes) => (log += bytes));
  await untilAnswered(`http://127.0.0.1:${PORT}/healthz`);
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    await ask(`http://127.0.0.1:${PORT}`, { 'x-forwarded-for': address });
  }
  host.kill();
  await once(host, 'close');
  expect(log.match(/"msg":".*?"/g)).toEqual([
    `"msg":"SITE_URL is https://other.example, but the pages were built for ${ORIGIN}"`,
    expect.stringContaining("FACT_SHEET_SECRET is not the build's"),
    expect.stringContaining('TRUSTED_PROXIES is 0'),
  ]);
});
