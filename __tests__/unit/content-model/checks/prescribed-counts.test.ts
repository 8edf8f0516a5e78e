import { content } from './sample-content';

it.each([
  ['why-choose-us.json', 'cards', 6],
  ['audiences.json', 'cards', 6],
  ['testimonials.json', 'testimonials', 4],
  ['clients.json', 'logos', 3],
  ['pages/about.json', 'values.cards', 4],
  ['pages/about.json', 'numbers.figures', 2],
  ['pages/client.json', 'cards', 3],
  ['pages/careers.json', 'differences.cards', 4],
  ['pages/careers.json', 'opportunities.roles', 6],
  ['solutions/solution1.json', 'features.cards', 5],
  ['solutions/solution1.json', 'benefits.cards', 6],
])('%s has in %s exactly %i entries (R104)', async (file, field, count) => {
  content.set(file, `${field}.${count - 1}`, undefined);
  const text = content.read(file).replace(/,\s*null\s*\]/g, ']');
  content.write(file, text);
  expect(await content.mistakes()).toEqual([
    expect.stringContaining(
      `${field}: has ${count - 1} ${count === 2 ? 'entry' : 'entries'}, exactly ${count} are allowed`,
    ),
  ]);
});

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
