import { readFileSync } from 'node:fs';
import { pictogramNames } from '../../../../src/content-model/checks/rules/pictograms';
import {
  editorSchemas,
  schemaAssociations,
} from '../../../../src/content-model/schema/editor-schemas';
import { readSdl } from '../../../../src/content-model/schema/sdl';
import { EDITOR_SCHEMAS } from '../../../../tools/editor-schemas';

const schemas = editorSchemas(readSdl(), pictogramNames());

it('VS Code finds the schema of every JSON file of the content', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['json.schemas']).toEqual(schemaAssociations(EDITOR_SCHEMAS));
  for (const { url } of schemaAssociations(EDITOR_SCHEMAS)) {
    expect(schemas).toHaveProperty([url.replace(`./${EDITOR_SCHEMAS}/`, '')]);
  }
});

it('every schema that another refers to is there', () => {
  const references = [...JSON.stringify(schemas).matchAll(/"\$ref":"\.\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name = ''] of references) expect(schemas).toHaveProperty([name]);
});
