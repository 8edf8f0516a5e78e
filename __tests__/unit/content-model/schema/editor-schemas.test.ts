import { readFileSync } from 'node:fs';
import { contentTypes } from '../../../../src/content-model/schema/content-types';
import { editorSchemas } from '../../../../tools/editor-schemas';

const schemas = editorSchemas();

it('VS Code finds the schema of every JSON file of the content', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const jsonTypes = contentTypes.filter(({ kind }) => kind === 'json');
  expect(settings['json.schemas']).toEqual(
    jsonTypes.map(({ path, type }) => ({
      fileMatch: [`/content/${path}`],
      url: `./.vscode/schemas/${type}.json`,
    })),
  );
  for (const { type } of jsonTypes) expect(schemas).toHaveProperty([`${type}.json`]);
});

it('every schema that another refers to is there', () => {
  const references = [
    ...Object.values(schemas)
      .join()
      .matchAll(/"\$ref":"\.\/([^"]+)"/g),
  ];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name = ''] of references) expect(schemas).toHaveProperty([name]);
});
