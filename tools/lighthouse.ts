/**
 * `npm run lighthouse [-- routes …]`: visits every route of the built site five times with Lighthouse's mobile
 * preset and prints the medians. Exits with 1 if one is over its budget. It serves what `npm test -- build` has
 * built. `npm run lighthouse -- --floor [routes …]` also visits each page without its scripts, by turns, so that the
 * machine's speed does not count.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { keysOf } from '../src/forms/rules';
import { runCommand } from '../host/run-command';
import { browserFlags, browserPath } from './site/browser';
import { pageRoutes } from './site/routes';
import { withFloor } from './site/floor';
import { withTestSite } from './site/serve-site';

const runs = 5;
const floorFlag = '--floor';
const command = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/**
 * The budget for the largest paint, in seconds. Lighthouse counts what loads before it, which over HTTP/1.1 needs a
 * connection: drawings near the first view, and pictures in it.
 */
const largestPaintOf = (route: string) =>
  route.startsWith('/solutions/') ? 1.25 : /^\/(home|insights\/.*)$/.test(route) ? 1.1 : 1;

/** Kilobytes of scripts with headers: more with a form. */
const scriptsOf = (route: string) =>
  /^\/(about|client|careers|404|insights\/blog\/content\/.*)$/.test(route) ? 100 : 140;

/** Minimum scores, and maximum values: seconds, milliseconds, shift, kilobytes (1000 bytes) of the first view. */
const budgetsOf = (route: string) => ({
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  // The error page is not indexed.
  seo: route === '/404' ? 0 : 100,
  fcp: 0.9,
  lcp: largestPaintOf(route),
  tbt: 120,
  cls: 0.001,
  others: route === '/home' ? 120 : 90,
  scripts: scriptsOf(route),
});

type Figures = ReturnType<typeof budgetsOf>;
const names = keysOf(budgetsOf('/home'));
const isScore = (name: keyof Figures) =>
  ['performance', 'accessibility', 'best-practices', 'seo'].includes(name);

/** The figures of one visit. Throws if Lighthouse cannot open the page. */
async function visit(address: string): Promise<Figures> {
  const flags = `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`;
  const args = [command, address, '--output=json', '--quiet', flags];
  const env = { ...process.env, CHROME_PATH: browserPath() };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  const { audits, categories }: Result = JSON.parse(stdout);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const metrics = audits.metrics?.details;
  const loaded = metrics?.type === 'debugdata' ? Number(metrics.items[0].observedLoad) : Infinity;
  // The pictures below the window, which load after the page (R415), are not part of the first view.
  const first = requests.filter(
    (one) => one.resourceType !== 'Image' || Number(one.networkRequestTime) <= loaded,
  );
  const kilobytes = (areScripts: boolean) =>
    first
      .filter(({ resourceType }) => (resourceType === 'Script') === areScripts)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    others: kilobytes(false),
    scripts: kilobytes(true),
  };
}

/** Visits a page, and once more if the browser has lost the start of its trace. */
const visitSafely = (address: string) => visit(address).catch(() => visit(address));

/**
 * Visits the same routes of several sites by turns, and prints a row for each site and route. Returns whether a page of
 * the first site is over its budget.
 */
async function measure(sites: readonly string[], routes: readonly string[]): Promise<boolean> {
  let isOver = false;
  console.log(`| page | ${names.join(' | ')} | over budget |`);
  console.log(`|${'---|'.repeat(names.length + 2)}`);
  for (const route of routes) {
    const visits = sites.map((site) => ({ site, figures: [] as Figures[] }));
    for (let run = 0; run < runs; run += 1) {
      for (const { site, figures } of visits) figures.push(await visitSafely(site + route));
    }
    for (const { site, figures } of visits) {
      const typical = (name: keyof Figures) =>
        figures.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
      const isFloor = site !== sites[0];
      const over = names.filter((name) => {
        const [value, budget] = [typical(name), budgetsOf(route)[name]];
        return !isFloor && (isScore(name) ? value < budget : value > budget);
      });
      const cells = names.map((name) => Number(typical(name).toFixed(3)));
      const page = isFloor ? `${route} without scripts` : route;
      console.log(`| ${[page, ...cells, over.join(', ')].join(' | ')} |`);
      isOver ||= over.length > 0;
    }
  }
  return isOver;
}

void runCommand(module, async (words) => {
  const chosen = words.filter((word) => word !== floorFlag);
  // Lighthouse does not measure pages with status 404, so the error page is visited at its own address.
  const routes = chosen.length > 0 ? chosen : [...pageRoutes, '/404'];
  return withTestSite(async (site) => {
    const isOver = words.includes(floorFlag)
      ? await withFloor(routes, (floor) => measure([site, floor], routes))
      : await measure([site], routes);
    return Number(isOver);
  });
});
