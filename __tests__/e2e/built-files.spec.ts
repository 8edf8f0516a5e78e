import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../plugins/pages/edit-pages';
import { SANDBOX_KEY, sandboxEnvironment } from '../../tools/sandbox/environment';
import { htmlErrors } from '../fixtures/html-errors';
import { builtPages } from './support/built-pages';
import { site, textPages } from './support/content';
import { expect, test } from './support/test';

interface Manifest {
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test('the icons of the web app manifest have the sizes it gives', async ({ page, request }) => {
  await page.goto('/home');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({ name: site.name, start_url: '/home' });
  const themeColour = page.locator('meta[name=theme-color]');
  await expect(themeColour).toHaveAttribute('content', manifest.theme_color);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }

  // The maskable icon's mark is in the circle that devices leave.
  const icon = await (await request.get('/icon-maskable-512.png')).body();
  const { data, info } = await sharp(icon).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  const isOutside = (index: number) => {
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    return Math.hypot(x - info.width / 2, y - info.height / 2) > 0.4 * info.width;
  };
  const isMark = (shade: number) => Math.abs(shade - ground) > 8;
  expect(data.findIndex((shade, index) => isMark(shade) && isOutside(index))).toBe(-1);
});

// Safari supports it from 16.4 on; older versions reject the whole script, and with it the page.
test('no script contains a regular expression with a lookbehind', async () => {
  const stats: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    await readFile('public/webpack.stats.json', 'utf8'),
  );
  const files = new Set(Object.values(stats.assetsByChunkName).flat());
  const scripts = [...files].filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const script = await readFile(join('public', name), 'utf8');
    expect(/\(\?<[=!]/.test(script), name).toBe(false);
  }
});

test('security.txt names a contact and expires within a year (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(new RegExp(`^Contact: mailto:${site.securityEmail}$`, 'm'));
  expect(text).toMatch(new RegExp(`^Canonical: ${site.url}/\\.well-known/security\\.txt$`, 'm'));
  expect(text).toMatch(new RegExp(`^Policy: ${site.url}/security-policy\\.txt$`, 'm'));
  expect((await request.get('/security-policy.txt')).ok()).toBe(true);
  expect(text).toContain(`${site.url}/assurance\n`);
  expect((await request.get('/assurance')).ok()).toBe(true);
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? [];
  const year = 365 * 24 * 60 * 60 * 1000;
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + year);
});

test('the assurance page is also available as a PDF', async ({ request }) => {
  const page = textPages.find(({ pdf }) => pdf);
  const response = await request.get(`/fact-sheets/${page?.slug}.pdf`);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect((await response.body()).toString('latin1')).toContain(`/Title (${page?.heading})`);
});

/** Ten segments of 1,460 bytes (RFC 6928). See docs/decisions/0061-first-window.md. */
const firstWindow = 14_600;

test('every page with its headers fits in the first window', async ({ request }) => {
  const response = await request.get('/home');
  const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  expect(builtPages.length).toBeGreaterThan(20);
  for (const page of builtPages) {
    const { size } = await stat(join('public', `${page}.br`));
    expect.soft(size + headers.join('').length, page).toBeLessThanOrEqual(firstWindow);
  }
});

test('the HTML of every page is valid, and invalid HTML is found', async () => {
  const pages = [...builtPages, '404.html'].map((file) => `public/${file}`);
  const invalid = test.info().outputPath('invalid.html');
  const heading = '<address><h3>London</h3></address>';
  await writeFile(invalid, `<!doctype html><html lang="en"><title>A page</title>${heading}`);
  expect(htmlErrors(...pages, invalid)).toEqual([
    expect.stringMatching(/invalid\.html".*“h3”.*“address”/),
  ]);
});

// Words that EasyList and similar lists look for in names: https://easylist.to/
const blocked =
  /(^|[^a-z0-9])(ads?|analytics|banner|cookie|newsletter|popup|share|social|stats?|track(er|ing)?)([^a-z0-9]|$)/i;

test('no file, class or id has a name that ad blockers refuse', async () => {
  const files = await readdir('public', { recursive: true });
  // Pages do not load the editor and Gatsby's list of scripts.
  const names = files.filter((file) => !/^(admin|webpack\.stats)/.test(file));
  for (const page of builtPages) {
    const html = await readFile(join('public', page), 'utf8');
    const values = [...html.matchAll(/ (?:class|id)="([^"]+)"/g)].map(([, value = '']) => value);
    names.push(...values.map((value) => value.replaceAll(/(?=[A-Z])/g, '-')));
  }
  expect(new Set(names.filter((name) => blocked.test(name)))).toEqual(new Set());
});

test('the build contains no secret and no address of a fact sheet’s PDF', async () => {
  const { FACT_SHEET_SECRET = '' } = sandboxEnvironment('', '');
  const secrets = `${SANDBOX_KEY}|${FACT_SHEET_SECRET}`;
  const pdf = '/fact-sheets/[\\w-]+-[0-9a-f]{32}\\.pdf';
  const forbidden = new RegExp(`${secrets}|${pdf}`, 'i');
  for (const folder of ['public', '.cache/functions']) {
    const files = filesIn(folder);
    expect(files).not.toEqual([]);
    for (const file of files) {
      expect.soft(forbidden.exec(await readFile(file, 'latin1'))?.[0], file).toBeUndefined();
    }
  }
});
