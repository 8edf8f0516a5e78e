import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import {
  localBackend,
  repositoryBackend,
} from '../../../../plugins/gatsby-plugin-content-editor/backend';
import { editorConfig } from '../../../../plugins/gatsby-plugin-content-editor/config';
import { fieldsOf } from '../../../../plugins/gatsby-plugin-content-editor/fields';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { contentTypes } from '../../../../src/content-model/schema/content-types';
import { contentSchemas } from '../../../../src/content-model/schema/json-schema';

interface Place {
  name: string;
  fields: { name: string; modes?: string[] }[];
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

const sdl = (field: string) =>
  `enum Size { S L } type Card { title: String! } type Page { ${field} }`;

test.each([
  [
    'a text',
    'a: String @length(min: 2, max: 90)',
    { widget: 'string', minlength: 2, maxlength: 90 },
  ],
  ['a long text', 'a: String @length(min: 2, max: 900)', { widget: 'text', maxlength: 900 }],
  ['a text with a description', '"A name" a: String', { widget: 'string', hint: 'A name' }],
  ['a required text', 'a: String!', { required: true, minlength: 1 }],
  ['a text that may be left out', 'a: String', { required: false }],
  ['a text that may be empty', 'a: String! @length(max: 90)', { required: false, minlength: 0 }],
  [
    'an address',
    'a: String @url',
    { pattern: [expect.any(String), expect.stringContaining('https://')] },
  ],
  ['a choice', 'a: Size', { widget: 'select', options: ['S', 'L'] }],
  ['a day', 'a: Date @day', { widget: 'datetime', type: 'date' }],
  [
    'a picture',
    'a: File @picture',
    { widget: 'image', accept: 'image/png, image/jpeg, image/webp' },
  ],
  ['a drawing', 'a: File @svg', { widget: 'image', accept: 'image/svg+xml' }],
  ['a category', 'a: String @category', { widget: 'relation', value_field: 'categories.*' }],
  ['a switch', 'a: Boolean', { widget: 'boolean' }],
  ['a number', 'a: Int @range(min: 1, max: 5)', { value_type: 'int', min: 1, max: 5 }],
  ['a fraction', 'a: Float @range(min: 0, max: 9)', { value_type: 'float', min: 0, max: 9 }],
  ['an object', 'a: Card', { widget: 'object', fields: [{ name: 'title', required: true }] }],
  ['objects', 'a: [Card!] @count(min: 1, max: 3)', { min: 1, max: 3, fields: [{ name: 'title' }] }],
  ['texts', 'a: [String!] @count(min: 1, max: 3)', { widget: 'list', field: { required: true } }],
  ['days', 'a: [Date!] @day', { widget: 'list', field: { widget: 'datetime' } }],
])('%s has its widget, its description and its limits', (_, field, expected) => {
  expect(fieldsOf(contentSchemas(sdl(field))('Page'))).toMatchObject([{ name: 'a', ...expected }]);
});

test.each(contentTypes)(
  'the editor has the fields of $type from the content schema, in the same order',
  ({ type, path, body }) => {
    const place = places.find(({ name }) => name === type);
    const fields = place?.fields ?? [];
    const withoutBody = fields.filter(({ name }) => name !== 'body');
    const properties = schemaOf(type).properties ?? {};
    expect(withoutBody.map(({ name }) => name)).toEqual(Object.keys(properties));
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
  ['https://www.GitHub.com/owner/name.git', 'github', 'owner/name'],
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

test.each([
  ...['owner/name', 'http://github.com/owner/name', 'https://github.com/owner'],
  // As clones and browsers have it; the editor's configuration would publish a token.
  'https://x-access-token:secret@github.com/owner/name.git',
  'https://github.com/owner/name/tree/main',
  'https://github.com/owner/name?tab=readme',
  'https://gitlab.com/group/name/-/tree/main',
])('%s is not the address of a repository', (CMS_REPOSITORY) => {
  expect(() => repositoryBackend({ CMS_REPOSITORY })).toThrow('CMS_REPOSITORY: write');
});

test('a text below front matter opens in raw mode, which leaves unedited text unchanged', () => {
  const bodies = places.flatMap(({ fields }) => fields.filter(({ name }) => name === 'body'));
  expect(bodies.length).toBeGreaterThan(2);
  for (const { modes } of bodies) expect(modes?.[0]).toBe('raw');
});
