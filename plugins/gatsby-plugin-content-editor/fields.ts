import path from 'node:path';
import type { Field } from '@sveltia/cms';
import type { ContentSchema } from '../../src/content-model/schema/json-schema';

/** Longer texts get a multi-line field. */
const longestLine = 100;

/** The label of a field or type, from its name: `keyTakeaways` becomes "Key takeaways". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const pictureTypes: Readonly<Record<string, string>> = {
  picture: 'image/png, image/jpeg, image/webp',
  svg: 'image/svg+xml',
};

function textWidget({
  names,
  pattern,
  patternErrorMessage = '',
  ...schema
}: ContentSchema): object {
  const { enum: options, minLength: minlength, maxLength: maxlength } = schema;
  if (options) return { widget: 'select', options };
  if (names === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const accept = pictureTypes[names ?? ''];
  if (accept) return { widget: 'image', accept, choose_url: false };
  if (names === 'category') {
    const value_field = 'categories.*';
    return { widget: 'relation', collection: 'settings', file: 'InsightsPage', value_field };
  }
  return {
    widget: (maxlength ?? 0) > longestLine ? 'text' : 'string',
    minlength,
    maxlength,
    ...(names && pattern && { pattern: [pattern, patternErrorMessage] }),
  };
}

function widgetOf(schema: ContentSchema): object {
  const { type, items, minimum: min, maximum: max, minItems, maxItems } = schema;
  switch (type) {
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema) };
    case 'array': {
      if (!items) throw new Error('A list in the content schema has no type of items');
      const item =
        items.type === 'object'
          ? { fields: fieldsOf(items), collapsed: 'auto' }
          : { field: fieldOf('item', items, true) };
      return { widget: 'list', min: minItems, max: maxItems, ...item };
    }
    case 'integer':
      return { widget: 'number', value_type: 'int', min, max };
    case 'number':
      return { widget: 'number', value_type: 'float', min, max };
    case 'boolean':
      return { widget: 'boolean' };
    case 'string':
      return textWidget(schema);
  }
}

/** The editor's field for a property of the content. `minlength: 0` marks a text that is saved even if it is empty. */
function fieldOf(name: string, schema: ContentSchema, isRequired: boolean): Field {
  const required = isRequired && schema.minLength !== 0;
  const common = { name, label: labelOf(name), hint: schema.description, required };
  return { widget: 'string', ...common, ...widgetOf(schema) };
}

/** The editor's fields for a type of content, in the order in which they are saved. */
export function fieldsOf({ properties = {}, required = [] }: ContentSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );
}

/** Where a content file's pictures are, and how the file names them. */
export function picturesOf(contentPath: string): { media_folder: string; public_folder: string } {
  const folder = path.posix.dirname(contentPath);
  const pictures = folder === '.' ? 'brand' : 'pictures';
  return {
    media_folder: path.posix.join('/content', folder, pictures),
    public_folder: `./${pictures}`,
  };
}
