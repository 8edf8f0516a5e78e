import { readFileSync, writeFileSync } from 'node:fs';
import { environmentMistakes } from '../../../../plugins/gatsby-plugin-environment-check/environment';
import { exampleFile } from '../../../../plugins/gatsby-plugin-environment-check/example';
import { listFolder } from '../../../../src/content-model/source/folder';
import { keysOf } from '../../../../src/forms/rules';
import { VARIABLES } from '../../../../src/server/shared/variables';
import { SANDBOX_PREFIX } from '../../../../src/server/shared/settings';

const right = {
  GATSBY_FORM_ENDPOINT: 'https://forms.example/api/formSubmit.php',
  GATSBY_LIST_ENDPOINT: 'https://lists.example/subscribe/post?u=1&id=2',
  SITE_URL: 'https://www.keelstone.example',
  FACT_SHEET_SECRET: '0123456789abcdef0123456789abcdef',
};

test('a build with the variables that it needs, and a path of the function, has no mistakes', () => {
  const env = { ...right, GATSBY_FACT_SHEET_ENDPOINT: '/api/other' };
  expect(environmentMistakes(env)).toEqual([]);
});

test('an empty environment gets one line for each variable that the build needs', () => {
  expect(environmentMistakes({}, right.SITE_URL)).toEqual([
    'GATSBY_FORM_ENDPOINT: missing. Write the https address for enquiries, such as https://forms.example/api/formSubmit.php',
    'GATSBY_LIST_ENDPOINT: missing. Write the https address of the mailing list, such as https://lists.example/subscribe/post?u=1&id=2',
    'SITE_URL: missing. Write the https address of the site without a path or trailing slash, such as https://www.vendor.example',
    'FACT_SHEET_SECRET: missing. Write 32 random characters or more, such as the output of: openssl rand -hex 32',
  ]);
});

test.each([
  ['SITE_URL', '  ', 'missing. Write '],
  ['FACT_SHEET_SECRET', `'${right.FACT_SHEET_SECRET}'`, 'in quotation marks. Remove them'],
  ['FACT_SHEET_SECRET', SANDBOX_PREFIX.padEnd(32, 'x'), "is the sandbox's, which everybody knows"],
  ['GATSBY_FORM_ENDPOINT', 'forms.example/api/formSubmit.php'],
  ['GATSBY_FACT_SHEET_ENDPOINT', '//functions.example/fact-sheet'],
  ['GATSBY_FACT_SHEET_ENDPOINT', 'http://functions.example/fact-sheet'],
  ['GATSBY_LIST_ENDPOINT', 'https://lists.example/subscribe/post?u=1&amp;id=2'],
  ['GATSBY_LIST_CONSENT_FIELD', 'MERGE 7'],
  ['SITE_URL', 'https://www.keelstone.example/'],
  ['FACT_SHEET_SECRET', 'too short'],
  ['CSP_REPORT_URL', 'https://reports.example/csp; script-src *'],
  ['MAIL_FROM_ADDRESS', 'insights@keelstone..example'],
  ['MAIL_CAP_PER_CLIENT', '0'],
])('%s cannot be %j, and the line does not repeat it', (name, value, problem = 'not usable. ') => {
  const mistakes = environmentMistakes({ ...right, [name]: value }, right.SITE_URL);
  expect(mistakes).toEqual([expect.stringContaining(`${name}: ${problem}`)]);
  expect(mistakes[0]).not.toContain(` ${value}.`);
});

test.each([
  ['https://other.example', {}, ['SITE_URL: is not the url in content/site.json. Write the same']],
  ['https://www.keelstone.example/', {}, []],
  ['https://other.example', { PREVIEW: '1' }, []],
  ['https://other.example', { SITE_URL: 'http://localhost:9000' }, []],
])('checks pages built for %s in an environment with %j', (siteUrl, env, mistakes) => {
  const expected = mistakes.map((mistake) => expect.stringContaining(mistake));
  expect(environmentMistakes({ ...right, ...env }, siteUrl)).toEqual(expected);
});

test('a secret in a variable that is published stops the build', () => {
  const env = { ...right, MAIL_API_KEY: 'md-key', GATSBY_MAIL_API_KEY: 'md-key' };
  expect(environmentMistakes(env)).toEqual([
    'GATSBY_MAIL_API_KEY: contains a secret. Remove it: variables that begin with GATSBY_ are published',
  ]);
});

test('.env.example is up to date (if not, this test writes it: commit it)', () => {
  const before = readFileSync('.env.example', 'utf8');
  writeFileSync('.env.example', exampleFile());
  expect(before).toBe(exampleFile());
});

/** Set by Node, Gatsby, hosts, CI or the site's own commands. */
const setByPrograms =
  /^(NODE_ENV|CF_PAGES|CONTENT_EDITOR|DEPLOY_PRIME_URL|GATSBY_WORKER_ID|GITHUB_ACTIONS|NETLIFY)$/;

test('the table has every variable that code reads, and no other', () => {
  const files = ['src', 'plugins', 'host', 'tools']
    .flatMap((folder) => [...listFolder(folder)].map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('shared/variables.ts'));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const read = texts.flatMap((text) => text.match(/(?<=\benv\.)[A-Z][A-Z_]+/g) ?? []);
  const names: readonly string[] = keysOf(VARIABLES);
  expect(read.filter((name) => !names.includes(name) && !setByPrograms.test(name))).toEqual([]);
  const words = new Set(texts.flatMap((text) => text.match(/\b[A-Z_]+\b/g) ?? []));
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});
