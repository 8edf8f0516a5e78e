import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentSchema } from './json-schema';

/** A label in code with the values of its placeholders, such as `labels.….matchCount, { count }`. */
const mention = /(?<![\w.])labels\.(\w+)\.(\w+)(?:,\s*\{([^}]*)\})?/g;

const text: ContentSchema = { type: 'string', pattern: '\\S', minLength: 1, maxLength: 200 };

const objectOf = (properties: Record<string, ContentSchema>): ContentSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/**
 * The JSON Schema of content/labels.json, from the code that reads it: every label that the code names, with a
 * description that names the placeholders that the code replaces.
 */
export function labelsSchema(): ContentSchema {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));
  const areas: Record<string, Record<string, ContentSchema>> = {};
  for (const [, area = '', name = '', values = ''] of code.join('\n').matchAll(mention)) {
    const placeholders = [...values.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, each]) => `{${each}}`);
    const description = ['The words of the label', ...placeholders].join(', with ');
    const labels = (areas[area] ??= {});
    if (values || !labels[name]) labels[name] = { ...text, description };
  }
  return objectOf(
    Object.fromEntries(Object.entries(areas).map(([area, labels]) => [area, objectOf(labels)])),
  );
}
