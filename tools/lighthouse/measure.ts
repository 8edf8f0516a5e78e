import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { browserFlags, browserPath } from '../site/browser';

const command = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** What one visit cost, as Lighthouse's mobile preset simulates it. */
export interface Visit {
  /** Scores of 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First and largest contentful paint, in seconds. */
  fcp: number;
  lcp: number;
  /** Total blocking time, in milliseconds. */
  tbt: number;
  cls: number;
  /** Kilobytes (1000 bytes) over the wire: scripts, and everything else of the first view. */
  scripts: number;
  others: number;
  /** The audits that did not pass, by id. */
  failed: string[];
}

/** Lighthouse's report of one visit, by a browser of its own without a profile. */
async function run(address: string): Promise<Result> {
  const flags = ['--headless=new', ...browserFlags].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, address, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Result;
}

/** A browser now and then loses the beginning of its trace (NO_NAVSTART): such a visit is made again. */
async function runAgain(address: string, tries = 3): Promise<Result> {
  try {
    return await run(address);
  } catch (reason) {
    if (tries === 1) throw reason;
    return runAgain(address, tries - 1);
  }
}

/**
 * Visits an address once (Lighthouse 12, mobile preset, simulated throttling).
 * Throws where Lighthouse cannot open it.
 */
export async function measure(address: string): Promise<Visit> {
  const { audits, categories } = await runAgain(address);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const kilobytes = (areScripts: boolean) =>
    requests
      .filter(({ resourceType }) => (resourceType === 'Script') === areScripts)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;

  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: kilobytes(true),
    others: kilobytes(false),
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}
