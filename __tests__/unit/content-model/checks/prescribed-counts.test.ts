import { currentSchemas } from '../../../../src/content-model/checks/schemas';
import type { ContentSchema } from '../../../../src/content-model/schema/json-schema';
import { content, field, itFinds } from './sample-content';

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
