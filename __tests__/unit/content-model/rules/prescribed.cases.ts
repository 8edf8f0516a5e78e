import path from 'node:path';
import { checkPrescribed, prescribedFor } from '../../../../src/content-model/rules/prescribed';
import { valueAt } from '../../../../src/content-model/rules/values';
import { readContent } from '../../../../src/content-model/source/read-content';
import { fieldName } from '../../../../src/content-model/source/content-file';
import { content, field, itAccepts, itFinds } from './sample-content';

const { content: site } = readContent(path.resolve('content'), new Date());

const texts = site.files.flatMap((file) =>
  prescribedFor(file.relativePath, file.contentType.path).map((text) => ({ file, ...text })),
);

it('the site has every prescribed text, and the check refuses changes', () => {
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
        problem: expect.stringMatching(/^is the text .*, but this text is prescribed/),
        remedy: `Write ${JSON.stringify(value)}`,
      },
    ]);
  }
});

it('refuses to omit a prescribed text even if the field is optional', async () => {
  content.set('pages/home.json', 'banner.action', undefined);
  expect(await content.mistakes()).toEqual([
    expect.stringMatching(/ banner\.action\.address: is empty, .* Write "\/contact"$/),
    expect.stringMatching(/ banner\.action\.label: is empty, .* Write "Get in Touch"$/),
  ]);
});

itAccepts('the additional category', ['Audit'], (category) =>
  content.set('insights/insights.json', 'categories.6', category),
);

itFinds('prescribed texts and numbers (R104)', {
  'is the text "Ask us", but this text is prescribed. Write "Find Out How Our RegTech Solutions Can Help"':
    () => field('pages/home.json', 'enquiryHeading', 'Ask us'),
  'differs from the prescribed text in its spaces or line breaks. Write "Find Out How Our RegTech Solutions Can Help"':
    () =>
      field('pages/home.json', 'enquiryHeading', 'Find Out How Our  RegTech Solutions Can Help'),
  'has 0 entries, but exactly 3 are allowed. Write the three logos': () =>
    field('clients.json', 'logos', []),
  'has 9 JSON files, but 3 to 8 are allowed. Remove the others': () => {
    content.addSolutions(9);
    return 'solutions:1';
  },
});

itAccepts('the number of solutions', ['3', '6', '8'], (count) =>
  content.addSolutions(Number(count)),
);
