import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentSchema } from './json-schema';

/** A label in code, such as `labels.countries.matchCount`. */
const mention = /(?<![\w.])labels\.(\w+)\.(\w+)/g;

/** A call of `fill`: the label, or the variable that contains it, and the values of its placeholders. */
const filling = /\bfill\(([^{}]+?),\s*\{([^}]*)\}/g;

const text: ContentSchema = { type: 'string', pattern: '\\S', minLength: 1, maxLength: 200 };

const objectOf = (properties: Record<string, ContentSchema>): ContentSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The labels that a file's code names, each with its placeholders. */
function* labelsIn(code: string) {
  const variables = new Map(
    Array.from(code.matchAll(/\bconst (\w+) =([^;]*);/g), ([, name, value]) => [name, value]),
  );
  for (const [, area = '', name = ''] of code.matchAll(mention)) {
    yield { area, name, placeholders: [] };
  }
  for (const [, label = '', values = ''] of code.matchAll(filling)) {
    const placeholders = Array.from(values.matchAll(/(?:^|,)\s*(\w+)/g), ([, each]) => `{${each}}`);
    for (const [, area = '', name = ''] of (variables.get(label) ?? label).matchAll(mention)) {
      yield { area, name, placeholders };
    }
  }
}

const codeOfSite = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));

/**
 * The JSON Schema of content/labels.json, from the code that reads it: every label that the code names, with a
 * description that names the placeholders that the code replaces.
 *
 * @param code the text of each file
 */
export function labelsSchema(code: readonly string[] = codeOfSite()): ContentSchema {
  const areas: Record<string, Record<string, ContentSchema>> = {};
  for (const { area, name, placeholders } of code.flatMap((file) => [...labelsIn(file)])) {
    const description = ['The words of the label', ...placeholders].join(', with ');
    const labels = (areas[area] ??= {});
    if (placeholders.length > 0 || !labels[name]) labels[name] = { ...text, description };
  }
  return objectOf(
    Object.fromEntries(Object.entries(areas).map(([area, labels]) => [area, objectOf(labels)])),
  );
}
