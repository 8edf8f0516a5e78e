import type { Field } from '@sveltia/cms';
import { longestText, type ContentSchema } from '../../src/content-model/schema/json-schema';

/** Longer texts get a multi-line field. */
const longestLine = 100;

/** The label of a field or type, from its name: `keyTakeaways` becomes "Key takeaways". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const picture = (hint: string, accept: string) => ({
  widget: 'image',
  hint,
  accept,
  choose_url: false,
});

/** The widgets of texts with a directive, such as `@picture`. */
const widgets: Readonly<Record<string, object>> = {
  day: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: picture('A PNG, JPEG or WebP', 'image/png, image/jpeg, image/webp'),
  svg: picture('An SVG', 'image/svg+xml'),
  mark: picture('An SVG or a PNG', 'image/svg+xml,image/png'),
  category: {
    widget: 'relation',
    collection: 'settings',
    file: 'InsightsPage',
    value_field: 'categories.*',
  },
};

function textWidget({ format = '', pattern, form, ...schema }: ContentSchema): object {
  const { enum: options, minLength: minlength, maxLength } = schema;
  const maxlength = maxLength === longestText ? undefined : maxLength;
  if (options) return { widget: 'select', options };
  return (
    widgets[format] ?? {
      widget: (maxlength ?? 0) > longestLine ? 'text' : 'string',
      minlength,
      maxlength,
      ...(form && { pattern: [pattern, `Write ${form}`] }),
    }
  );
}

function listWidget({ items, minItems: min, maxItems: max }: ContentSchema): object {
  if (!items) throw new Error('A list in the content schema has no type of items');
  const ofObjects = items.type === 'object';
  const item = ofObjects
    ? { fields: fieldsOf(items), collapsed: 'auto' }
    : { field: fieldOf('item', items, true) };
  return { widget: 'list', min, max, ...item };
}

/** The editor would write false into an optional switch that is left out. */
const yesOrNo = {
  widget: 'select',
  options: [true, false].map((value) => ({ label: value ? 'Yes' : 'No', value })),
};

function widgetOf(schema: ContentSchema, isRequired: boolean): object {
  const { type, minimum: min, maximum: max } = schema;
  if (type === 'string') return textWidget(schema);
  if (type === 'array') return listWidget(schema);
  if (type === 'object') return { widget: type, fields: fieldsOf(schema) };
  if (type === 'boolean') return isRequired ? { widget: type } : yesOrNo;
  return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
}

const fieldOf = (name: string, schema: ContentSchema, isRequired: boolean): Field => ({
  widget: 'string',
  name,
  label: labelOf(name),
  hint: schema.description,
  required: isRequired,
  // A new entry is a draft.
  ...(name === 'draft' && { default: true }),
  ...widgetOf(schema, isRequired),
});

/** The editor's fields for a type of content, in the order in which they are saved. */
export const fieldsOf = ({ properties = {}, required = [] }: ContentSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );
