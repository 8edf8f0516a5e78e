/**
 * `npm run lighthouse [-- --runs 5] [-- --directory public] [routes …]`: visits every route of the built site
 * with Lighthouse's mobile preset and prints the medians as one table. Ends with 1 where a budget is broken.
 * It serves what `npm run build:test` has built, compressed with brotli.
 */
import { parseArgs } from 'node:util';
import { median, repeat } from '../runs';
import { startHost } from '../site/host';
import { routes } from '../site/routes';
import { broken } from './budgets';
import { measure, type Visit } from './measure';

const port = 9301;

/** Lighthouse does not measure answers of 404: the page that says so is asked for by its own address. */
const measurable = routes.map((route) => (route === '/nowhere' ? '/404' : route));
const columns = ['fcp', 'lcp', 'tbt', 'cls', 'others', 'scripts'] as const;
const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const decimals = { fcp: 2, lcp: 2, tbt: 0, cls: 3, others: 0, scripts: 0 };

/** The median of each figure of several visits. */
function typical(visits: readonly Visit[]): Visit {
  const figures = [...columns, ...scores].map(
    (name) => [name, median(visits.map((visit) => visit[name]))] as const,
  );
  return {
    ...(Object.fromEntries(figures) as Omit<Visit, 'failed'>),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

/** Visits a route several times and prints its row; a broken budget ends the command with 1. */
async function report(site: string, route: string, runs: number): Promise<void> {
  const visit = typical(await repeat(runs, () => measure(`${site}${route}`)));
  const over = broken(route, visit);
  if (over.length > 0) process.exitCode = 1;
  const cells = [
    route,
    scores.map((name) => visit[name]).join(' '),
    ...columns.map((name) => visit[name].toFixed(decimals[name])),
    [...over, ...visit.failed].join(', '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      directory: { type: 'string', default: 'public' },
    },
  });
  const chosen = positionals.length > 0 ? positionals : measurable;
  const host = await startHost({ port, directory: values.directory });
  try {
    console.log(
      '| route | scores | FCP s | LCP s | TBT ms | CLS | first view kB | JS kB | over budget |',
    );
    console.log('|---|---|---|---|---|---|---|---|---|');
    for (const route of chosen) await report(host.url, route, Number(values.runs));
  } finally {
    await host.close();
  }
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
