import { readdirSync, readFileSync } from 'node:fs';

const text = (file: string) => readFileSync(file, 'utf8');
const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs|yml)$/.test(name))
    .map((name) => text(`${folder}/${name}`))
    .join('\n');
const matches = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name]) => name ?? '');

const scripts: Record<string, string> = JSON.parse(text('package.json')).scripts;
const isScript = (name: string) => name in scripts;
const called = /\bnpm run (?:--silent )?([\w:-]+)/g;

/** The commands in README's table, the second and third of a row too. */
const documented = text('README.md')
  .split('\n')
  .filter((line) => line.startsWith('| `npm run '))
  .flatMap((row) => matches(row, /`(?:npm run )?([a-z]+(?::[a-z]+)?)\b[^`]*`/g).filter(isScript));

/** What `npm test`, the workflows and tests that start a command run, with what those scripts call. */
function executed(): Set<string> {
  const found = [
    ...matches(text('tools/run/test.mjs') + text('tools/run/check.mjs'), /'([\w:]+)'/g),
    ...matches(textOf('.github/workflows'), called),
    ...matches(textOf('__tests__'), /(?:'npm', \['run', |runScript\()'([\w:]+)'/g),
  ].filter(isScript);
  for (const name of found) found.push(...matches(scripts[name] ?? '', called));
  return new Set(found);
}

test('the table of commands in README names scripts of package.json only', () => {
  const named = matches(text('README.md'), /^\| `npm run ([\w:]+)/gm);
  expect(named.filter((name) => !isScript(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

test('every command in README is run by npm test or by a workflow', () => {
  const runs = executed();
  expect(documented.filter((name) => !runs.has(name))).toEqual([]);
});

test('the jobs of the checks run everything that npm test runs', () => {
  const jobs = matches(text('.github/workflows/checks.yml'), called);
  const steps = matches(text('tools/run/test.mjs'), /'([\w:]+)'/g).filter(isScript);
  expect(steps.filter((name) => !jobs.includes(name))).toEqual([]);
});
