/**
 * `npm run interactions [-- --runs 5] [-- --slowdown 4]`: how long a visitor waits for an answer to what is pressed
 * and typed on a slow processor (interaction to next paint), and for the next page where it has been fetched ahead,
 * as one table of medians. Ends with 1 where one takes more than 100 ms.
 * It serves what `npm run build:test` has built, compressed with brotli.
 */
import type { Browser } from '@playwright/test';
import { parseArgs } from 'node:util';
import { median, repeat } from '../runs';
import { launchBrowser } from '../site/browser';
import { startHost } from '../site/host';
import { measure } from './measure';
import { navigate } from './navigation';
import { visits } from './visits';

const port = 9302;

/** Milliseconds that an answer may take. */
const budget = 100;

const paths = [
  { from: '/home', to: '/careers', link: 'Careers' },
  { from: '/about', to: '/home', link: 'Home' },
  { from: '/about', to: '/contact', link: 'Contact Us' },
];

function report(page: string, name: string, durations: readonly number[], isBound = true): void {
  const typical = median(durations);
  const isOver = isBound && typical > budget;
  if (isOver) process.exitCode = 1;
  const [least, most] = [Math.min(...durations), Math.max(...durations)].map(Math.round);
  const cells = [page, name, Math.round(typical), `${least}–${most}`, isOver ? 'over' : ''];
  console.log(`| ${cells.join(' | ')} |`);
}

async function measureAll(
  browser: Browser,
  site: string,
  runs: number,
  slowdown: number,
): Promise<void> {
  console.log('| page | interaction | ms | least–most | |');
  console.log('|---|---|---|---|---|');
  for (const visit of visits) {
    const results = await repeat(runs, () => measure(browser, site, visit, slowdown));
    for (const [index, { name }] of visit.steps.entries()) {
      const durations = results.map((result) => result[index] ?? Number.NaN);
      report(`${visit.route}, ${visit.width} px`, `${name}, ${slowdown}×`, durations);
    }
  }
  for (const path of paths) {
    for (const rate of [1, slowdown]) {
      const durations = await repeat(runs, () => navigate(browser, site, path, rate));
      report(path.from, `to ${path.to}, fetched ahead, ${rate}×`, durations, rate === 1);
    }
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
    },
  });
  const host = await startHost({ port });
  const browser = await launchBrowser();
  try {
    await measureAll(browser, host.url, Number(values.runs), Number(values.slowdown));
  } finally {
    await browser.close();
    await host.close();
  }
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
