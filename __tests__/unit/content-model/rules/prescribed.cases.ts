import path from 'node:path';
import { checkPrescribed, prescribedFor } from '../../../../src/content-model/rules/prescribed';
import { schemaAt, valueAt } from '../../../../src/content-model/rules/values';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { readContent } from '../../../../src/content-model/source/read-content';
import { fieldName } from '../../../../src/content-model/source/content-file';
import { content, field, itFinds } from './sample-content';

const { content: site } = readContent(path.resolve('content'), new Date());

const texts = site.files.flatMap((file) =>
  prescribedFor(file.relativePath, file.contentType.path).map((text) => ({ file, ...text })),
);

it('the site has every prescribed text, and refuses to change it', () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(site.files.flatMap((file) => checkPrescribed(file, site))).toEqual([]);
  for (const { file, path: place, value } of texts) {
    const data = structuredClone(file.data);
    Object(valueAt(data, place.slice(0, -1)))[place.at(-1) ?? ''] = `${String(value)}!`;
    expect(checkPrescribed({ ...file, data }, site)).toEqual([
      {
        file: file.file,
        line: file.lineOf(place),
        field: fieldName(place),
        problem: expect.stringMatching(/^is the text .*, but the requirements fix this/),
        remedy: `Write ${JSON.stringify(value)}`,
      },
    ]);
  }
});

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

it.each([
  ['WhyChooseUs', 'cards', 6, 6],
  ['Audiences', 'cards', 6, 6],
  ['Clients', 'logos', 3, 3],
  ['AboutPage', 'values.cards', 4, 4],
  ['AboutPage', 'numbers.figures', 2, 2],
  ['ClientPage', 'cards', 3, 3],
  ['CareersPage', 'differences.cards', 4, 4],
  ['Solution', 'features.cards', 5, 5],
  ['Solution', 'benefits.cards', 6, 6],
  ['Testimonials', 'testimonials', 4, 12],
  ['CareersPage', 'opportunities.roles', 6, 12],
  ['Solution', 'card.subheadingscontent', 3, 5],
  ['Solution', 'questions.cards', 3, 6],
  ['Offices', 'offices', 2, 4],
])('%s has in %s %i entries, and %i at most (R104)', (type, list, minItems, maxItems) => {
  const schema = schemaAt(schemaOf(type), list.split('.'));
  expect(schema).toMatchObject({ minItems, maxItems });
});

itFinds('prescribed texts and numbers', {
  'is the text "Ask us", but the requirements fix this text. Write "Find Out How Our RegTech Solutions Can Help"':
    () => field('pages/home.json', 'enquiryHeading', 'Ask us'),
  'has 0 entries, exactly 3 are allowed. Write the three logos': () =>
    field('clients.json', 'logos', []),
  'has 9 JSON files, 3 to 8 are allowed. Remove the others': () => {
    content.addSolutions(9);
    return 'solutions:1';
  },
});

it.each([3, 6, 8])('accepts %i solutions', async (count) => {
  content.addSolutions(count);
  expect(await content.mistakes()).toEqual([]);
});
