import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { contentSchemas, ownKeywords } from '../../../../src/content-model/schema/json-schema';
import { readSdl } from '../../../../src/content-model/schema/sdl';
import { contentTypes } from '../../../../src/content-model/schema/content-types';
import { editorSchemas } from '../../../../tools/editor-schemas';

const schemaOf = (fields: string) => contentSchemas(`type Page { ${fields} }`)('Page');
const field = (definition: string) => schemaOf(`field: ${definition}`).properties?.field;

describe('the content schema', () => {
  const ajv = new Ajv({ strict: true });
  ajv.addVocabulary(ownKeywords);

  it.each(contentTypes.map(({ type }) => type))('describes %s in valid JSON Schema', (type) => {
    expect(() => ajv.compile(contentSchemas(readSdl())(type))).not.toThrow();
  });
});

describe('a field', () => {
  it('is required where GraphQL says that it is never null', () => {
    expect(schemaOf('a: Int!, b: Int').required).toEqual(['a']);
  });

  it('has its own description rather than that of its type', () => {
    const sdl = '"A seo" type Seo { a: Int } type Page { "The page" own: Seo!, plain: Seo! }';
    const { properties } = contentSchemas(sdl)('Page');
    expect(properties?.own?.description).toBe('The page');
    expect(properties?.plain?.description).toBe('A seo');
  });

  it('may not be written where the build derives it', () => {
    const schema = schemaOf('slug: String! @fileName, type: Kind! @given, order: Int!');
    expect(Object.keys(schema.properties ?? {})).toEqual(['order']);
    expect(Object.keys(schema.derived ?? {})).toEqual(['slug', 'type']);
  });

  it('is a text with at least one letter unless @length lets it be empty', () => {
    expect(field('String!')).toMatchObject({ minLength: 1, pattern: '\\S' });
    expect(field('String! @length(max: 160)')).toMatchObject({ minLength: 0, maxLength: 160 });
    expect(field('String! @length(max: 160)')).not.toHaveProperty('pattern');
  });

  it('passes the format of a list to its texts', () => {
    expect(field('[String!] @verbatim')).toMatchObject({ items: { names: 'verbatim' } });
  });

  it('takes its bounds from @count, @length and @range', () => {
    expect(field('[Int!]! @count(exactly: 6)')).toMatchObject({ minItems: 6, maxItems: 6 });
    expect(field('[Int!]! @count(min: 2)')).toMatchObject({ minItems: 2 });
    expect(field('String! @length(min: 4, max: 9)')).toMatchObject({ minLength: 4, maxLength: 9 });
    expect(field('Float! @range(min: -90, max: 90)')).toMatchObject({ minimum: -90, maximum: 90 });
  });

  it.each([
    ['address', '/contact', 'contact'],
    ['address', 'https://www.psr.org.uk/our-work', 'http://www.psr.org.uk'],
    ['address', '/', '//elsewhere.example'],
    ['address', '/home', '/\\elsewhere.example'],
    ['url', 'https://www.keelstone.example', 'https://www.keelstone.example/'],
    ['email', 'london@keelstone.example', 'london@keelstone'],
    ['phone', '+44 20 7946 0018', '020 7946 0018'],
    ['day', '2024-11-12', '2024-11-12T10:00'],
    ['picture', './pictures/home.png', './pictures/home.gif'],
    ['picture', '../pictures/home.jpeg', '/pictures/home.png'],
    ['svg', './brand/mark.svg', './brand/mark.png'],
    ['pictogram', 'security--shield', 'security shield'],
  ])('with @%s may be %s but not %s', (directive, right, wrong) => {
    const pattern = new RegExp(field(`String! @${directive}`)?.pattern ?? '(?!)');
    expect([pattern.test(right), pattern.test(wrong)]).toEqual([true, false]);
  });

  it('cannot use a directive or a type that no check knows', () => {
    expect(() => schemaOf('a: Int @prime')).toThrow('@prime');
    expect(() => schemaOf('a: Colour')).toThrow('Colour');
  });
});

describe('the schemas for editors', () => {
  const schemas = editorSchemas();

  it('has one for every JSON file of the content, which VS Code finds', () => {
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

  it('has every schema that another refers to', () => {
    const text = Object.values(schemas).join();
    const references = [...text.matchAll(/"\$ref":"\.\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name = ''] of references) expect(schemas).toHaveProperty([name]);
  });
});
