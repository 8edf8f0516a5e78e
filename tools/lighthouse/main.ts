/**
 * `npm run lighthouse [-- --runs 5] [-- --directory public] [-- --floor] [routes …]`: visits every route of the
 * built site with Lighthouse's mobile preset and prints the medians as one table. Ends with 1 where a budget is
 * broken. With `--floor` it visits each page without its scripts as well, by turns with the page itself: what
 * such a page costs, no framework can save. It serves what `npm run build:test` has built, compressed with brotli.
 */
import { parseArgs } from 'node:util';
import { median, repeat } from '../runs';
import { startHost, type Host } from '../site/host';
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

/** A page without the scripts that run in it: neither those held back nor the one that fetches them. */
const withoutScripts = (page: string) =>
  page.replace(/<template id="scripts".*?<\/template>/s, '').replace(/<script>.*?<\/script>/gs, '');

function print(name: string, visit: Visit, remarks: readonly string[]): void {
  const cells = [
    name,
    scores.map((score) => visit[score]).join(' '),
    ...columns.map((column) => visit[column].toFixed(decimals[column])),
    remarks.join(', '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/**
 * Visits a route several times, and by turns its floor if there is one, and prints their rows; a broken budget
 * ends the command with 1.
 */
async function report(site: Host, floor: Host | undefined, route: string, runs: number) {
  const bare: Visit[] = [];
  const visits = await repeat(runs, async () => {
    if (floor) bare.push(await measure(`${floor.url}${route}`));
    return measure(`${site.url}${route}`);
  });
  const visit = typical(visits);
  const over = broken(route, visit);
  if (over.length > 0) process.exitCode = 1;
  print(route, visit, [...over, ...visit.failed]);
  if (floor) print('the same without scripts', typical(bare), []);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      directory: { type: 'string', default: 'public' },
      floor: { type: 'boolean', default: false },
    },
  });
  const chosen = positionals.length > 0 ? positionals : measurable;
  const { directory } = values;
  const site = await startHost({ port, directory });
  const floor = values.floor
    ? await startHost({ port: port + 1, directory, edit: withoutScripts })
    : undefined;
  try {
    console.log(
      '| route | scores | FCP s | LCP s | TBT ms | CLS | first view kB | JS kB | over budget |',
    );
    console.log('|---|---|---|---|---|---|---|---|---|');
    for (const route of chosen) {
      await report(site, floor, route, Number(values.runs));
    }
  } finally {
    await site.close();
    await floor?.close();
  }
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
