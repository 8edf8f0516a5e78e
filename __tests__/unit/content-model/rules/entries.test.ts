import { checkContent } from '../../../../src/content-model/rules/check-content';
import { findNamelessPictures } from '../../../../src/content-model/rules/body';
import { findUnusedFields } from '../../../../src/content-model/rules/unused-fields';
import { withDefaults } from '../../../../src/content-model/source/defaults';
import { content, sampleFiles } from '../../../fixtures/site';

const { post } = sampleFiles;

const matter = 'heading: A post\ndate: 2021-03-04\n';
const complete = `${matter}draft: false\n`;

/** Writes a post, and returns its fields with their defaults, its mistakes and its warnings. */
async function read(frontMatter: string, body = 'A text.') {
  content.write(post, `---\n${frontMatter}\n---\n\n${body}\n`);
  const found = await checkContent(content.root);
  const file = found.content.files.find(({ relativePath }) => relativePath === post);
  const warnings = [...findUnusedFields(found.content), ...findNamelessPictures(found.content)];
  return {
    fields: file && withDefaults(Object(file.data), file.contentType, file.body),
    mistakes: found.mistakes.map(({ field, problem, remedy }) => `${field}: ${problem}. ${remedy}`),
    warnings: warnings.map(({ problem, remedy }) => `${problem}. ${remedy}`),
  };
}

const draft = 'Write draft: true or draft: false';
const meaning = 'Write true or false: whether it is kept out of the published site';
const not = 'is not a field here';

it.each([
  ['published: false', `published: ${not}. ${draft}`],
  ['status: draft', `status: ${not}. ${draft}`],
  ['Draft: true', `Draft: ${not}. Did you mean draft?`],
  ['isDraft: true', `isDraft: ${not}. Did you mean draft?`],
  ['draft: no', `draft: is the text "no", but must be true or false. ${meaning}`],
  ['author: A team', `draft: is missing. ${meaning}`],
])('says what to write for %j, which does not say whether it is a draft', async (line, mistake) => {
  expect((await read(matter + line)).mistakes).toEqual([mistake]);
});

it.each([
  ['title', 'heading: and the title'],
  ['excerpt', 'description: and the text as the entry of a list'],
  ['categories', 'category: and one of the categories of the site'],
])('says what to write in place of %s, which other systems write', async (name, remedy) => {
  const lines = name === 'title' ? complete.replace('heading', name) : `${complete}${name}: A`;
  expect((await read(lines)).mistakes).toEqual([`${name}: ${not}. Write ${remedy}`]);
});

it('names the fields that the site does not use, and what to do with them', async () => {
  const { warnings, mistakes } = await read(`${complete}layout: a\nslug: a\ncoverImage: a.jpg`);
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([
    'the site does not use layout, slug and coverImage. Name the picture under picture. Name the file by its address. Write earlier addresses under formerly. Remove what is not needed',
  ]);
});

it('completes a post with its heading and the start of its text', async () => {
  const heading = 'What a bank should know of its suppliers before it signs anything at all';
  const text = `A register ends too early, at the supplier that signed. ${'It goes on, word by word. '.repeat(20)}`;
  const { fields, mistakes } = await read(complete.replace('A post', heading), text);
  expect(mistakes).toEqual([]);
  expect(fields).toMatchObject({
    description: [expect.stringMatching(/^A register .{60,230} word\.$/)],
    seo: {
      title: 'What a bank should know of its suppliers before it signs…',
      description: expect.stringMatching(/^A register .{60,150} word\.$/),
    },
  });
  const whole = { description: ['A text.'], seo: { title: 'A post', description: 'A text.' } };
  expect((await read(complete)).fields).toMatchObject(whole);
});

it('shows pictures in a row one by one, without their links, and only warns of missing words', async () => {
  const sample = './pictures/sample.png';
  const pictures = `[![](${sample})](${sample})\n![Layers](${sample})`;
  const body = `<!-- wp:image -->\n\n${pictures}\n\n<!-- /wp:image -->`;
  const { mistakes, warnings } = await read(complete, body);
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(`${sample} has no alternative text`)]);
});
