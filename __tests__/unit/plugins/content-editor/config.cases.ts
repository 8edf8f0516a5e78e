import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import {
  localBackend,
  repositoryBackend,
} from '../../../../plugins/gatsby-plugin-content-editor/backend';
import { editorConfig } from '../../../../plugins/gatsby-plugin-content-editor/config';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { contentTypes } from '../../../../src/content-model/schema/content-types';
import type { ContentSchema } from '../../../../src/content-model/schema/json-schema';

/** The options of the editor's fields that follow from the content schema. */
interface FieldOptions {
  name: string;
  widget: string;
  required: boolean;
  hint?: string;
  options?: string[];
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  field?: FieldOptions;
  fields?: FieldOptions[];
  modes?: string[];
}

interface Place {
  name: string;
  fields: FieldOptions[];
  folder?: string;
  file?: string;
  extension?: string;
  media_folder: string;
}

// The configuration as the browser gets it.
const { collections }: { collections: (Place & { files?: Place[] })[] } = JSON.parse(
  JSON.stringify(editorConfig(localBackend)),
);
const places = collections.flatMap((collection) => collection.files ?? [collection]);

/** Expects a field to have the description, the limits and the choices that the content schema has. */
function expectField(field: FieldOptions, schema: ContentSchema, isRequired: boolean): void {
  const { items, names } = schema;
  expect({
    isRequired: field.required,
    hint: field.hint,
    choices: field.options,
    minimum: field.minlength ?? field.min,
    maximum: field.maxlength ?? field.max,
    isPicture: field.widget === 'image',
    isRelation: field.widget === 'relation',
    isListOfValues: field.field !== undefined,
  }).toEqual({
    isRequired: isRequired && schema.minLength !== 0,
    hint: schema.description,
    choices: schema.enum,
    minimum: schema.minLength ?? schema.minItems ?? schema.minimum,
    maximum: schema.maxLength ?? schema.maxItems ?? schema.maximum,
    isPicture: names === 'picture' || names === 'svg',
    isRelation: names === 'category',
    isListOfValues: items !== undefined && items.type !== 'object',
  });
  if (field.field && items) expectField(field.field, items, true);
  else expectFields(field.fields ?? [], items ?? schema);
}

function expectFields(fields: readonly FieldOptions[], schema: ContentSchema): void {
  const { properties = {}, required = [] } = schema;
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(properties));
  for (const field of fields) {
    const property = properties[field.name];
    if (property) expectField(field, property, required.includes(field.name));
  }
}

test.each(contentTypes)(
  'the editor has the fields of $type from the content schema, in the same order',
  ({ type, path, body }) => {
    const place = places.find(({ name }) => name === type);
    const fields = place?.fields ?? [];
    const withoutBody = fields.filter(({ name }) => name !== 'body');
    expectFields(withoutBody, schemaOf(type));
    expect(fields.length - withoutBody.length).toBe(body === 'required' ? 1 : 0);
    expect(place?.file ?? `${place?.folder}/*.${place?.extension}`).toBe(`content/${path}`);
  },
);

test('the editor saves pictures where the content keeps them', () => {
  const folders = new Set(places.map((place) => `.${place.media_folder}`));
  const missing = [...folders].filter((folder) => !existsSync(folder));
  // insights.json and the email have no pictures.
  expect(missing.sort()).toEqual(['./content/insights/pictures', './content/mail/pictures']);
});

const acceptedBySveltia = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')),
);

test.each([
  ['https://github.com/owner/name', 'github', 'owner/name'],
  ['https://gitlab.example/group/sub/name.git', 'gitlab', 'group/sub/name'],
])('%s is edited on the Git host through pull requests', (CMS_REPOSITORY, name, repo) => {
  for (const CMS_SIGN_IN of ['', 'https://sign-in.example']) {
    const backend = repositoryBackend({ CMS_REPOSITORY, CMS_SIGN_IN });
    if (!backend) throw new Error('No repository');
    const token = CMS_SIGN_IN ? {} : { auth_methods: ['token'] };
    expect(backend.backend).toMatchObject({ name, repo, branch: 'main', ...token });
    const config = editorConfig(backend);
    expect(config.publish_mode).toBe('editorial_workflow');
    acceptedBySveltia(JSON.parse(JSON.stringify(config)));
    expect(acceptedBySveltia.errors ?? []).toEqual([]);
  }
});

test.each(['owner/name', 'http://github.com/owner/name', 'https://github.com/owner'])(
  '%s is not the address of a repository',
  (CMS_REPOSITORY) => {
    expect(() => repositoryBackend({ CMS_REPOSITORY })).toThrow('CMS_REPOSITORY: write');
  },
);

test('a text below front matter opens in raw mode, which leaves unedited text unchanged', () => {
  const bodies = places.flatMap(({ fields }) => fields.filter(({ name }) => name === 'body'));
  expect(bodies.length).toBeGreaterThan(2);
  for (const { modes } of bodies) expect(modes?.[0]).toBe('raw');
});
