import path from 'node:path';
import { formatMistake } from '../../../../src/content-model/checks/mistake';
import {
  checkPrescribed,
  prescribedFor,
} from '../../../../src/content-model/checks/rules/prescribed';
import { readContent } from '../../../../src/content-model/checks/site-content';
import type {
  ContentFile,
  ValuePath,
} from '../../../../src/content-model/checks/source/content-file';
import { fieldName } from '../../../../src/content-model/checks/source/content-file';
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
  expect(checkPrescribed(changed(file, place, text), site).map(formatMistake)).toEqual([
    expect.stringMatching(/^content\/\S+:\d+: \S+: is the text .*, but the requirements fix this/),
  ]);
  const [mistake] = checkPrescribed(changed(file, place, text), site);
  expect(mistake).toMatchObject({
    file: file.file,
    line: file.lineOf(place),
    field: fieldName(place),
    remedy: `Write ${JSON.stringify(value)}`,
  });
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
