import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder, removeFolder, startFolder, site } from './site';

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
