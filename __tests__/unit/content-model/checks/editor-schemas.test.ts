/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { editorFiles } from '../../../../src/content-model/schema/editor-schemas';
import { readSdl } from '../../../../src/content-model/schema/sdl';
import { pictogramNames } from '../../../../src/content-model/checks/rules/pictograms';

const files = editorFiles(readSdl(), pictogramNames());

it.each(files.map(({ path, content }) => [path, content]))(
  '%s is as the content schema has it; if not, run tools/editor-schema.ts',
  (path, content) => {
    const written = JSON.parse(readFileSync(String(path), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(content)));
  },
);

it('has no schema left over from a type that is gone', () => {
  const names = readdirSync('.vscode/schemas').map((name) => `.vscode/schemas/${name}`);
  expect(names.filter((name) => !files.some(({ path }) => path === name))).toEqual([]);
});
