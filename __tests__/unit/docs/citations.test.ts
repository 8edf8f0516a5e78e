import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What cites nothing: the passages of prose, and this file. */
const isProse = /fixtures\/passages|citations\.test\.ts$/;

const isSource = /(?:\.(?:tsx?|mjs|js|css|graphql|md|ya?ml|toml)|\.env\.example|\.ci\/run)$/;

/** The files that Git does not ignore. */
const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(existsSync);

/** Every text file of the project that can cite another. */
const files = names
  .filter((file) => isSource.test(file) && !isProse.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const documents = files.filter(({ file }) => /^(?:docs\/.*|plugins\/.*|[A-Z]+)\.md$/.test(file));

/** Each match of a pattern's first group, with its file. */
const citations = (pattern: RegExp, where = files) =>
  where.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, cited = '']) => ({ file, cited })),
  );

const rows = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (R\d+) \| .+ \| (.+) \|$/gm),
].map(([, number = '', holders = '']) => ({ number, holders }));

test('each requirement has its own number', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

const journeys = '__tests__/fixtures/site';

/** Whoever takes the site over deletes this one (R38). */
const prescribedWords = '__tests__/unit/specification-words.test.ts';

test('each requirement names tests that exist', () => {
  const missing = rows.flatMap(({ number, holders }) => {
    const tests = [...holders.matchAll(/`([^`]+)`/g)].map(([, file]) => `__tests__/${file}`);
    const found = tests.filter((file) => file === prescribedWords || existsSync(file));
    return tests.length > 0 && found.length === tests.length ? [] : [number];
  });
  expect(missing).toEqual([]);
});

test('each cited requirement exists', () => {
  const numbers = new Set(rows.map(({ number }) => number));
  const cited = files.filter(({ file }) => file !== 'docs/requirements.md');
  const unknown = citations(/\b(R[1-9]\d{0,2})\b/g, cited).filter((one) => !numbers.has(one.cited));
  expect(unknown).toEqual([]);
});

test('nothing cites a document that readers cannot open', () => {
  const absent = /(\bdesign\.md|\b[Ss]pecification,? sections?|(?<![\w/])[Ii]ssue #?\d+)/g;
  expect(citations(absent)).toEqual([]);
});

test('the tables of mechanisms have as many rows as their introduction says', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(/^## Mechanisms$/m);
  const [own = ''] = section.split(/^## /m);
  const rowsOfTables = own.match(/^\| (?!mechanism|-)/gm);
  expect(own).toContain(`${String(rowsOfTables?.length)} things to learn`);
});

test('each file that is cited, named or linked in a document exists, except examples such as my-page', () => {
  const rooms = 'src|plugins|content|tools|artwork|static|__tests__';
  const named = [
    ...citations(/(?<![\w/.-])(docs\/[\w./-]*\w)/g),
    ...citations(new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, 'g'), documents),
  ];
  const links = citations(/\]\((?!https?:|mailto:|#)([^)#]+)/g, documents);
  const tests = citations(/`([\w./-]+\.(?:spec|test)\.tsx?)`/g, documents);
  const known = [...names, prescribedWords].map((file) => `/${file}`);
  const missing = [
    // Owners may delete content; the journeys' has all of it.
    ...named.filter(({ cited }) => !existsSync(cited) && !existsSync(`${journeys}/${cited}`)),
    ...links.filter(({ file, cited }) => !existsSync(path.join(path.dirname(file), cited))),
    ...tests.filter(({ cited }) => !known.some((file) => file.endsWith(`/${cited}`))),
  ];
  expect(missing.filter(({ cited }) => !/my-|My/.test(cited))).toEqual([]);
});

test('each cited command exists', () => {
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const current = files.filter(({ file }) => !/CHANGELOG|docs\/decisions/.test(file));
  // Those of artwork/, which an owner may delete, name it.
  const commands = /\bnpm run (?:--silent )?([a-z][\w:]*)\b(?! --prefix)/g;
  const unknown = citations(commands, current).filter(({ cited }) => !scripts.includes(cited));
  expect(unknown).toEqual([]);
});
