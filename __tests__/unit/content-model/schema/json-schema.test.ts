import Ajv from 'ajv';
import { contentSchemas, ownKeywords } from '../../../../src/content-model/schema/json-schema';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { contentTypes } from '../../../../src/content-model/schema/content-types';

const pageWith = (fields: string) => contentSchemas(`type Page { ${fields} }`)('Page');
const field = (definition: string) => pageWith(`field: ${definition}`).properties?.field;

const ajv = new Ajv({ strict: true, validateFormats: false });
ajv.addVocabulary(ownKeywords);

it.each(contentTypes.map(({ type }) => type))('%s has a valid JSON Schema', (type) => {
  expect(() => ajv.compile(schemaOf(type))).not.toThrow();
});

it('a field that is non-null in GraphQL is required, and a computed field must not be written', () => {
  const fields = 'slug: String! @computed, type: Int! @computed, order: Int!, note: Int';
  const { properties = {}, required, computed } = pageWith(fields);
  const names = [Object.keys(properties), required, computed];
  expect(names).toEqual([['order', 'note'], ['order'], ['slug', 'type']]);
});

it('the description of a field replaces the description of its type', () => {
  const sdl = '"A seo" type Seo { a: Int } type Page { "The page" own: Seo!, plain: Seo! }';
  const properties = { own: { description: 'The page' }, plain: { description: 'A seo' } };
  expect(contentSchemas(sdl)('Page')).toMatchObject({ properties });
});

it.each([
  ['address', 'http://www.psr.org.uk/our-work', 'ftp://www.psr.org.uk'],
  ['address', '/home', '/\\elsewhere.example'],
  ['url', 'https://www.keelstone.example', 'https://www.keelstone.example/'],
  ['phone', '+44 20 7946 0018', '020 7946 0018'],
  ['path', '/insights/*', 'insights/*'],
  ['day', '2024-11-12', '31.01.2024'],
  ['picture', './pictures/home.png', './pictures/home.gif'],
  ['svg', './brand/mark.svg', './brand/mark.png'],
  ['mark', './brand/client.png', './brand/client.jpg'],
  ['pictogram', 'security--shield', 'security shield'],
])('a field with @%s may be %s but not %s', (directive, right, wrong) => {
  const pattern = new RegExp(field(`String! @${directive}`)?.pattern ?? '(?!)');
  expect([pattern.test(right), pattern.test(wrong)]).toEqual([true, false]);
});

it('a field with an unknown directive or type throws an error', () => {
  expect(() => pageWith('a: Int @prime')).toThrow('@prime');
  expect(() => pageWith('a: Colour')).toThrow('Colour');
});
