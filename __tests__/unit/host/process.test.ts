import { once } from 'node:events';
import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../tools/site/listen';
import { callsOf, setModes } from '../sandbox/calls';
import {
  ask,
  buildFolder,
  hostEnvironment,
  removeFolder,
  serve,
  startFolder,
  useBuiltSite,
} from './site';

const site = useBuiltSite();

test.each([
  ['no key and no address', { MAIL_API_KEY: ' ', SITE_URL: '' }, /: MAIL_API_KEY, SITE_URL\./],
  ['a wrong port', { PORT: 'http' }, /^PORT: not usable/],
  ['a wrong cap', { MAIL_CAP_PER_DAY: 'many' }, /^MAIL_CAP_PER_DAY: not usable/],
  ['a wrong number of proxies', { TRUSTED_PROXIES: 'true' }, /^TRUSTED_PROXIES: not usable/],
  ['a wrong store', { REDIS_URL: 'localhost' }, /^REDIS_URL: not usable/],
  ['no built site', { SITE_FOLDER: '/nowhere' }, /no built site \(_host.json is missing\)/],
  [
    "the sandbox's secret",
    { MAIL_API_URL: 'https://mail.example/api' },
    /missing or wrong: MAIL_API_KEY, FACT_SHEET_SECRET/,
  ],
])('a host with %s does not start, and says so', async (_name, change, message) => {
  const start = async () => startFolder(site, change);
  await expect(start).rejects.toThrow(message);
  await expect(start).rejects.not.toThrow(/sandbox-secret|sandbox-key/);
});

test('a host whose folder is a link serves the build that the link leads to at the last reload', async () => {
  const newer = await buildFolder();
  await writeFile(path.join(newer, 'new.txt'), 'newer');
  // In a folder that is removed after the tests.
  const link = path.join(newer, 'current');
  await symlink(site.folder, link);
  const host = await startFolder({ ...site, folder: link });
  const status = async () => (await fetch(`${host.url}/new.txt`)).status;
  await rm(link);
  await symlink(newer, link);
  expect(await status()).toBe(404);
  host.reload();
  expect(await status()).toBe(200);
  await host.close();
  await removeFolder(newer);
});

test('what is under way is finished before the host ends, and the log names nobody', async () => {
  const port = String(await freePort());
  const child = serve(hostEnvironment(site, { PORT: port, LOG_LEVEL: 'info' }));
  const lines: string[] = [];
  const log = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await once(log, 'line');
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/home?email=anna@bank.example`)).status).toBe(200);

  const sandbox = { url: site.sandboxUrl };
  await setModes(sandbox, { mail: 'slow' });
  const asked = ask(url);
  while ((await callsOf(sandbox)).length === 0);
  child.kill('SIGTERM');
  expect((await asked).status).toBe(202);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);

  const requests = lines.map((line) => JSON.parse(line)).filter(({ method }) => method);
  expect(requests).toEqual([
    expect.objectContaining({ method: 'GET', path: '/home', statusCode: 200 }),
    expect.objectContaining({ method: 'POST', path: '/api/fact-sheet', statusCode: 202 }),
  ]);
  expect(lines.slice(1).join('\n')).not.toMatch(/127\.0\.0\.1|anna|Anna|bank|\?/);
});
