import path from 'node:path';
import {
  checkPrescribed,
  prescribedFor,
} from '../../../../src/content-model/checks/rules/prescribed';
import { currentSchemas } from '../../../../src/content-model/checks/schemas';
import { readContent } from '../../../../src/content-model/checks/site-content';
import type {
  ContentFile,
  ValuePath,
} from '../../../../src/content-model/checks/source/content-file';
import { fieldName } from '../../../../src/content-model/checks/source/content-file';
import type { ContentSchema } from '../../../../src/content-model/schema/json-schema';
import { content, field, itFinds } from './sample-content';

const { content: site } = readContent(path.resolve('content'), new Date());

const texts = site.files.flatMap((file) =>
  prescribedFor(file.relativePath, file.contentType.path).map(({ path: place, value }) => ({
    file,
    place,
    value,
    name: `${file.relativePath}: ${fieldName(place)}`,
  })),
);

/** A copy of a file in which one value differs. */
function changed(file: ContentFile, place: ValuePath, value: unknown): ContentFile {
  const data = structuredClone(file.data);
  const parent = place.slice(0, -1).reduce<unknown>((inner, step) => Object(inner)[step], data);
  Object(parent)[place.at(-1) ?? ''] = value;
  return { ...file, data };
}

it('the site has every prescribed text', () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(site.files.flatMap((file) => checkPrescribed(file, site))).toEqual([]);
});

it.each(texts)('refuses to change $name', ({ file, place, value }) => {
  const text = `${String(value)}!`;
  expect(checkPrescribed(changed(file, place, text), site)).toEqual([
    {
      file: file.file,
      line: file.lineOf(place),
      field: fieldName(place),
      problem: expect.stringMatching(/^is the text .*, but the requirements fix this/),
      remedy: `Write ${JSON.stringify(value)}`,
    },
  ]);
});

itFinds([
  [
    field('pages/home.json', 'enquiryHeading', 'Ask us'),
    'is the text "Ask us", but the requirements fix this text. Write "Find Out How Our RegTech Solutions Can Help"',
  ],
]);

it('refuses to leave a prescribed text out where the field is optional', async () => {
  content.set('pages/home.json', 'banner.action', undefined);
  expect(await content.mistakes()).toEqual([
    expect.stringMatching(/ banner\.action\.address: is empty, .* Write "\/contact"$/),
    expect.stringMatching(/ banner\.action\.label: is empty, .* Write "Get in Touch"$/),
  ]);
});

it('accepts more entries than a list of prescribed ones has', async () => {
  content.set('insights/insights.json', 'categories.6', 'Audit');
  expect(await content.mistakes()).toEqual([]);
});

const schemaOf = (type: string, list: string) =>
  list
    .split('.')
    .reduce<ContentSchema | undefined>(
      (parent, name) => parent?.properties?.[name],
      currentSchemas()(type),
    );

it.each([
  ['WhyChooseUs', 'cards', 6],
  ['Audiences', 'cards', 6],
  ['Clients', 'logos', 3],
  ['AboutPage', 'values.cards', 4],
  ['AboutPage', 'numbers.figures', 2],
  ['ClientPage', 'cards', 3],
  ['CareersPage', 'differences.cards', 4],
  ['Solution', 'features.cards', 5],
  ['Solution', 'benefits.cards', 6],
])('%s has in %s exactly %i entries (R104)', (type, list, count) => {
  expect(schemaOf(type, list)).toMatchObject({ minItems: count, maxItems: count });
});

it.each([
  ['Testimonials', 'testimonials', 4],
  ['CareersPage', 'opportunities.roles', 6],
  ['Solution', 'card.subheadingscontent', 3],
])('%s has in %s %i entries or more (R104)', (type, list, count) => {
  expect(schemaOf(type, list)?.minItems).toBe(count);
});

itFinds([
  [
    field('clients.json', 'logos', []),
    'has 0 entries, exactly 3 are allowed. Write the three logos',
  ],
]);

it.each([3, 6, 8])('accepts %i solutions', async (count) => {
  content.addSolutions(count);
  expect(await content.mistakes()).toEqual([]);
});

it('refuses a ninth solution', async () => {
  content.addSolutions(9);
  expect(await content.mistakes()).toEqual([
    'content/solutions:1: has 9 JSON files, 3 to 8 are allowed. Remove the others',
  ]);
});
