import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import sharp from 'sharp';
import { editorConfig } from '../../../../plugins/gatsby-plugin-content-editor/config';
import { fieldsOf } from '../../../../plugins/gatsby-plugin-content-editor/fields';
import { pictureMistake } from '../../../../src/content-model/rules/pictures';
import { contentTypes } from '../../../../src/content-model/schema/content-types';
import { contentSchemas } from '../../../../src/content-model/schema/json-schema';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { useFolder } from '../../../fixtures/folder';

interface Place {
  name: string;
  fields: { name: string }[];
  folder?: string;
  file?: string;
  extension?: string;
  media_folder: string;
}

const { at } = useFolder();

/** The configuration as the browser gets it. */
const configOf = () => JSON.parse(JSON.stringify(editorConfig()));

const { collections }: { collections: (Place & { files?: Place[] })[] } = configOf();
const places = collections.flatMap((collection) => collection.files ?? [collection]);

const sdl = (field: string) =>
  `enum Size { S L } type Card { title: String! } type Page { ${field} }`;

const text = { widget: 'string', required: false };

test.each([
  ['a: String @length(min: 2, max: 90)', { ...text, minlength: 2, maxlength: 90 }],
  ['a: String @length(min: 2, max: 900)', { widget: 'text', maxlength: 900 }],
  ['"A name" a: String', { ...text, hint: 'A name' }],
  ['a: String!', { required: true, minlength: 1 }],
  ['a: String! @optional @length(max: 90)', { ...text, minlength: 1 }],
  ['a: String @url', { pattern: [expect.any(String), expect.stringContaining('https://')] }],
  ['a: Size', { widget: 'select', options: ['S', 'L'] }],
  ['a: Date @day', { widget: 'datetime', type: 'date' }],
  ['a: File @picture', { widget: 'image', accept: 'image/png, image/jpeg, image/webp' }],
  ['a: File @svg', { widget: 'image', accept: 'image/svg+xml' }],
  ['a: String @category', { widget: 'relation', value_field: 'categories.*' }],
  ['a: Boolean!', { widget: 'boolean' }],
  ['a: Boolean', { widget: 'select', options: [{ value: true }, { value: false }] }],
  ['a: Int @range(min: 1, max: 5)', { value_type: 'int', min: 1, max: 5 }],
  ['a: Float @range(min: 0, max: 9)', { value_type: 'float', min: 0, max: 9 }],
  ['a: Card', { widget: 'object', fields: [{ name: 'title', required: true }] }],
  ['a: [Card!] @count(min: 1, max: 3)', { min: 1, max: 3, fields: [{ name: 'title' }] }],
  ['a: [String!]', { widget: 'list', field: { required: true } }],
  ['a: [String!] @length(min: 1, max: 900)', { field: { widget: 'text', maxlength: 900 } }],
  ['a: [Date!] @day', { widget: 'list', field: { widget: 'datetime' } }],
])('the field %s has its widget, its description and its limits', (field, expected) => {
  expect(fieldsOf(contentSchemas(sdl(field))('Page'))).toMatchObject([{ name: 'a', ...expected }]);
});

test.each(contentTypes)(
  'the editor has the fields of $type from the content schema, in the same order',
  ({ type, path, body }) => {
    const place = places.find(({ name }) => name === type);
    const names = place?.fields.map(({ name }) => name);
    const properties = Object.keys(schemaOf(type).properties ?? {});
    expect(names).toEqual(body === 'required' ? [...properties, 'body'] : properties);
    expect(place?.file ?? `${place?.folder}/*.${place?.extension}`).toBe(`content/${path}`);
  },
);

test('the editor saves pictures beside the file that shows them', () => {
  const folders = new Map(places.map(({ name, media_folder }) => [name, media_folder]));
  expect(folders.get('BlogPost')).toBe('/content/insights/blog/pictures');
  expect(folders.get('Brand')).toBe('/content/brand');
});

test('a new entry is a draft', () => {
  const posts = places.find(({ name }) => name === 'BlogPost');
  expect(posts?.fields).toContainEqual(expect.objectContaining({ name: 'draft', default: true }));
});

test('the site beside the editor is its only preview', () => {
  expect(configOf().editor.preview).toBe(false);
});

afterEach(() => jest.restoreAllMocks());

const isValid = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')),
);

const signIn = { CMS_BRANCH: 'live', CMS_SIGN_IN: 'https://sign-in.example' };

test.each([
  [{}, { repo: 'owner/website', branch: 'main', auth_methods: ['token'] }],
  [signIn, { repo: 'owner/website', branch: 'live', base_url: 'https://sign-in.example' }],
])('the configuration for %j is valid', (env, backend) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  const config = configOf();
  expect(config.backend).toEqual({ name: 'github', ...backend });
  isValid(config);
  expect(isValid.errors ?? []).toEqual([]);
});

test('the check accepts the largest picture that the editor saves', async () => {
  const { format, width } = configOf().media_libraries.default.config.transformations.raster_image;
  const create = { width, height: 10, channels: 3, background: '#123' } as const;
  const file = at(`largest.${format}`);
  await sharp({ create }).toFile(file);
  expect(await pictureMistake(file)).toBeUndefined();
});
