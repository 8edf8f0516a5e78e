/** What the check accepts, the editor saves with the same values: order, quotation marks and comments apart. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import matter from 'gray-matter';
import { parse, stringify } from 'yaml';
import { writeEditor } from '../../plugins/gatsby-plugin-content-editor/page';
import { contentTypeOf, contentTypes, slugOf } from '../../src/content-model/schema/content-types';
import { schemaOf } from '../../src/content-model/schema/schema-of';
import { listFolder } from '../../src/content-model/source/folder';
import { sampleOf } from '../fixtures/sample';

const site = 'http://localhost';
const folder = mkdtempSync(path.join(os.tmpdir(), 'editor-'));

test.beforeAll(() => {
  writeEditor(folder, true);
  const start = path.join(folder, 'start.js');
  // Every field is there, also those in lists.
  const script = readFileSync(start, 'utf8').replaceAll('"collapsed":"auto"', '"collapsed":false');
  writeFileSync(start, script);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

type Files = Record<string, string>;

/** Every file of the content, by its path in `content/`. */
const files: Files = Object.fromEntries(
  [...listFolder('content')]
    .filter(contentTypeOf)
    .map((file) => [file, readFileSync(`content/${file}`, 'utf8')]),
);

/** Texts that YAML 1.1 or 1.2 reads as something else without quotation marks. */
const odd = ['12:30', '2024-01-31', '0777', '1_000', 'no', 'null', 'a: b', '# c', "'d'", '- e'];

/** A file of each type with every field. */
const samples: Files = Object.fromEntries(
  contentTypes.map(({ type, path: pattern, format, body }) => {
    const file = pattern.replace('*', 'sample');
    const data = Object(sampleOf(schemaOf(type), 'sample', 0, true));
    if ('tags' in data) data.tags = odd;
    if (format === 'json') return [file, JSON.stringify(data)];
    const text = body === 'required' ? '\n    Code\n\nA \\* b  \n\n| A |\n| :-: |\n' : '';
    return [file, `---\n${stringify(data)}---\n${text}`];
  }),
);

/** The values of a file, as the editor (YAML 1.2) or as the build (YAML 1.1) reads them. */
function valuesOf(file: string, text: string, parseYaml: (yaml: string) => unknown): unknown {
  if (file.endsWith('.json')) return JSON.parse(text);
  const [, yaml = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { ...Object(parseYaml(yaml)), body: body.trim() };
}

const asBuild = (yaml: string) => matter(`---\n${yaml}\n---\n`, {}).data;

for (const [name, repository] of Object.entries({ 'of the content': files, sample: samples })) {
  // A file takes seconds on a slow machine.
  for (const half of [0, 1]) {
    test(`a save keeps every value of each file ${name}, half ${half + 1}`, async ({ page }) => {
      const elsewhere: string[] = [];
      await page.route('**', (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin !== site) elsewhere.push(origin);
        const [, file] = /^\/admin\/(.*)$/.exec(pathname) ?? [];
        if (file === undefined) return route.abort();
        return route.fulfill({ path: path.join(folder, file || 'index.html') });
      });
      await page.goto(`${site}/admin/`);
      // The browser's private folder, since a headless browser cannot ask for one on disk.
      await page.evaluate(async (repository) => {
        const root = await navigator.storage.getDirectory();
        const handleOf = async (file: string) => {
          let folder = root;
          for (const name of ['content', ...file.split('/').slice(0, -1)]) {
            folder = await folder.getDirectoryHandle(name, { create: true });
          }
          return folder.getFileHandle(file.split('/').pop() ?? '', { create: true });
        };
        await root.getDirectoryHandle('.git', { create: true });
        for (const [file, text] of Object.entries(repository)) {
          const stream = await (await handleOf(file)).createWritable();
          await stream.write(text);
          await stream.close();
        }
        const read = async (file: string) => (await (await handleOf(file)).getFile()).text();
        Object.assign(window, { read, showDirectoryPicker: async () => root });
      }, repository);
      await page.getByRole('button', { name: 'Work with Local Repository' }).click();

      const read = (file: string): Promise<string> =>
        page.evaluate(`read(${JSON.stringify(file)})`);
      for (const [file, text] of Object.entries(repository).filter((_, at) => at % 2 === half)) {
        const { type = '', path: pattern = '' } = contentTypeOf(file) ?? {};
        const isPage = file.startsWith('pages/');
        const entry = pattern.includes('*')
          ? `${type}/entries/${slugOf(file)}`
          : `${isPage ? 'pages' : 'settings'}/entries/${type}`;
        await page.evaluate((hash) => (location.hash = hash), `#/collections/${entry}`);
        const box = page
          .locator(':is([data-field-type=string], [data-field-type=text]) :is(input, textarea)')
          .first();
        const key = await box.evaluate((element) =>
          String(element.closest('[data-key-path]')?.getAttribute('data-key-path')),
        );
        const expected = Object(valuesOf(file, text, parse));
        const steps = key.split('.');
        const last = steps.pop() ?? '';
        const parent = steps.reduce((value, step) => value[step], expected);
        parent[last] = String(parent[last]).replace(/.$/, 'x');
        const save = page.getByRole('button', { name: 'Save', exact: true });
        // The editor may still be setting the entry's values.
        do await box.fill(parent[last]);
        while (await save.isDisabled());
        await save.click();
        await page.waitForURL(({ hash }) => !hash.includes('/entries/'));
        expect.soft(valuesOf(file, await read(file), asBuild), file).toEqual(expected);
      }
      expect(elsewhere).toEqual([]);
    });
  }
}
