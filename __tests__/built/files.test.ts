import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toSlug } from '../../src/content-model/schema/slug';
import { listFolder } from '../../src/content-model/source/folder';
import { SANDBOX_KEY, sandboxEnvironment } from '../../tools/sandbox/environment';
import { withTestSite } from '../../tools/site/serve-site';
import { useFolder } from '../fixtures/folder';
import { htmlErrors } from '../fixtures/html-errors';
import { builtFiles, builtPages, pageFile, parseBuilt, readBuilt } from './built-site';
import { published, site, solutions } from './content';

const { at } = useFolder();

test('security.txt names a contact and expires within a year (RFC 9116)', () => {
  const text = readBuilt('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${site.securityEmail}\n`);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  expect(text).toContain(`Policy: ${site.url}/security-policy.txt\n`);
  expect(builtFiles).toContain('security-policy.txt');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test('a text page’s PDF bears the company’s name, and is linked with its size', () => {
  for (const { pdf, slug, heading } of published('pages')) {
    if (!pdf) continue;
    const file = `fact-sheets/${toSlug(site.name)}-${slug}.pdf`;
    expect(readBuilt(file)).toContain(`/Title (${heading})`);
    const size = Math.ceil(statSync(path.join('public', file)).size / 1000);
    const label = pdf.replace('{size}', String(size));
    expect(label).toContain(String(size));
    for (const address of [`/${slug}`, '/home', ...solutions.map(({ link }) => link)]) {
      const links = parseBuilt(pageFile(address)).querySelectorAll(`main a[href="/${file}"]`);
      expect(Array.from(links, ({ textContent }) => [address, textContent])).toEqual([
        [address, label],
      ]);
    }
  }
});

/** The files of each chunk of scripts: the common one is `app`. */
const chunks: Record<string, string[]> = JSON.parse(
  readFileSync('.cache/webpack.stats.json', 'utf8'),
).assetsByChunkName;

test('what only the build reads is not published', () => {
  expect(builtFiles).not.toContain('webpack.stats.json');
});

// Safari supports it from 16.4 on; older versions reject the whole script, and with it the page.
test('no script contains a regular expression with a lookbehind', () => {
  const scripts = [...new Set(Object.values(chunks).flat())].filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => /\(\?<[=!]/.test(readBuilt(name)))).toEqual([]);
});

/** Ten segments of 1,460 bytes for home, contact and the solutions (RFC 6928; docs/decisions/0061-first-window.md). */
const mostBytes = (page: string) => (/^(home|contact|solutions)\b/.test(page) ? 14_600 : 20_000);

test('the first view of every page, with its headers, fits in the first window, or in 20 kB', async () => {
  const { headers } = await withTestSite((url) => fetch(`${url}/home`));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const sizes = builtPages.map((page) => {
    const html = readBuilt(page);
    // Up to the mark of a long page (src/components/BelowFold), or to the headline: texts below may have any length.
    const end = Math.max(html.indexOf('<div data-styles'), html.indexOf('</h1>'));
    return [page, brotliCompressSync(html.slice(0, end)).length] as const;
  });
  expect(sizes.filter(([page, size]) => size + lines.length > mostBytes(page))).toEqual([]);
});

/** The scripts that a page may load at first, in bytes (brotli). A form belongs to its page. */
const scriptBudget = (page: string) =>
  /-(home|contact|solution|insights|fact-sheet)-tsx$/.test(page) ? 130_000 : 100_000;

test('the first scripts of every page are within the budget', () => {
  const sizeOf = (file: string) =>
    (statSync(`public/${file}.br`, { throwIfNoEntry: false }) ?? statSync(`public/${file}`)).size;
  const pages = Object.keys(chunks).filter((name) => name.startsWith('component---'));
  const tooLarge = pages.filter((name) => {
    const files = new Set([...(chunks.app ?? []), ...(chunks[name] ?? [])]);
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    return scripts.reduce((sum, file) => sum + sizeOf(file), 0) > scriptBudget(name);
  });
  expect(pages.length).toBeGreaterThan(5);
  expect(tooLarge).toEqual([]);
});

test('the HTML of every page is valid, and invalid HTML is found', () => {
  const pages = [...builtPages, '404.html'].map((file) => `public/${file}`);
  const invalid = at('invalid.html');
  const heading = '<address><h3>London</h3></address>';
  writeFileSync(invalid, `<!doctype html><html lang="en"><title>A page</title>${heading}`);
  expect(htmlErrors(...pages, invalid)).toEqual([
    expect.stringMatching(/invalid\.html".*“h3”.*“address”/),
  ]);
});

// Words that EasyList and similar lists look for in names: https://easylist.to/
const blocked =
  /(^|[^a-z0-9])(ads?|analytics|banner|cookie|newsletter|popup|share|social|stats?|track(er|ing)?)([^a-z0-9]|$)/i;

test('no file, class or id has a name that ad blockers refuse', () => {
  // Pages do not load the editor. Writers name insights and their headings.
  const isOurs = (file: string) =>
    !/^(admin|(page-data\/)?insights\/\w+\/(content|category|download)\/)/.test(file);
  const names = builtFiles.filter(isOurs);
  for (const page of builtPages.filter(isOurs)) {
    const values = readBuilt(page).matchAll(/ (?:class|id)="([^"]+)"/g);
    for (const [, value = ''] of values) names.push(value.replaceAll(/(?=[A-Z])/g, '-'));
  }
  expect(new Set(names.filter((name) => blocked.test(name)))).toEqual(new Set());
});

test('the build contains no secret and no address of a fact sheet’s PDF', () => {
  const { FACT_SHEET_SECRET = '' } = sandboxEnvironment('', '');
  const pdf = '/fact-sheets/[\\w-]+-[0-9a-f]{32}\\.pdf';
  const forbidden = new RegExp(`${SANDBOX_KEY}|${FACT_SHEET_SECRET}|${pdf}`, 'i');
  for (const folder of ['public', '.cache/functions']) {
    const files = [...listFolder(folder)];
    expect(files).not.toEqual([]);
    const found = files.filter((file) =>
      forbidden.test(readFileSync(path.join(folder, file), 'latin1')),
    );
    expect(found).toEqual([]);
  }
});
