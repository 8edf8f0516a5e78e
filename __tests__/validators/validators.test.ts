/**
 * Runs third-party validators, which are not in the lock file, on the built site (`npm test -- build`). VALIDATORS is
 * the `node_modules` into which the nightly workflow installs those from npm; linkchecker and python3-feedparser come
 * from Debian.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openTestSite, type TestSite } from '../../tools/site/serve-site';
import { builtPages } from '../built/built-site';

const run = promisify(execFile);
const packages = path.resolve(process.env.VALIDATORS || 'node_modules');

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('Mozilla’s Observatory finds only that the site is served without TLS here, and would give 130', async () => {
  const scan = path.join(packages, '@mdn/mdn-http-observatory/src/scan.js');
  const { stdout } = await run(process.execPath, [scan, new URL(site.url).host]);
  const tests: Record<string, { pass: boolean; scoreModifier: number }> = JSON.parse(stdout).tests;
  const failed = Object.keys(tests).filter((name) => !tests[name]?.pass);
  expect(failed).toEqual(['redirection', 'strict-transport-security']);
  const credits = Object.values(tests).filter(({ pass }) => pass);
  expect(credits.reduce((sum, { scoreModifier }) => sum + scoreModifier, 100)).toBe(130);
});

test('Google’s CSP Evaluator finds nothing in the policy of any page', async () => {
  const folder = path.join(packages, 'csp_evaluator/dist');
  const { CspEvaluator } = await import(path.join(folder, 'evaluator.js'));
  const { CspParser } = await import(path.join(folder, 'parser.js'));
  const { Severity } = await import(path.join(folder, 'finding.js'));
  const findings = builtPages.flatMap((file) => {
    const html = readFileSync(path.join('public', file), 'utf8');
    const [, policy = ''] = /-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    // The sandbox replaces an endpoint with TLS.
    const published = policy.replaceAll(site.sandboxUrl, 'https://forms.example');
    const found: { severity: number }[] = new CspEvaluator(new CspParser(published).csp).evaluate();
    return found.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
  });
  expect(findings).toEqual([]);
});

test('LinkChecker finds no broken links within the site', async () => {
  const { stdout } = await run('linkchecker', ['--no-status', `${site.url}/home`]);
  expect(stdout).toContain('0 errors found');
});

test('Universal Feed Parser reads well-formed RSS in which each item is complete', async () => {
  const script = `
import feedparser, json, sys
feed = feedparser.parse(sys.argv[1])
names = ["title", "link", "id", "summary", "content", "published_parsed", "author"]
print(json.dumps({
  "problem": str(feed.get("bozo_exception", "")),
  "version": feed.version,
  "lacking": [[name for name in names if not entry.get(name)] for entry in feed.entries],
}))`;
  const { stdout } = await run('/usr/bin/python3', ['-c', script, `${site.url}/rss.xml`]);
  const { problem, version, lacking } = JSON.parse(stdout);
  expect({ problem, version }).toEqual({ problem: '', version: 'rss20' });
  expect(lacking.length).toBeGreaterThan(2);
  expect(lacking.flat()).toEqual([]);
});
