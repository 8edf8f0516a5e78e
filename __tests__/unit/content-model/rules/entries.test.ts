import { checkContent } from '../../../../src/content-model/rules/check-content';
import { findNamelessPictures } from '../../../../src/content-model/rules/body';
import { findUnusedFields } from '../../../../src/content-model/rules/unused-fields';
import { withDefaults } from '../../../../src/content-model/source/defaults';
import { content, sampleFiles } from '../../../fixtures/site';

const { post } = sampleFiles;

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
const not = 'is not a field here';

it.each([
  ['published: false', `published: ${not}. ${draft}`],
  ['status: draft', `status: ${not}. ${draft}`],
  ['Draft: true', `Draft: ${not}. Did you mean draft?`],
  ['drafts: true', `drafts: ${not}. Did you mean draft?`],
  ['isDraft: true', `isDraft: ${not}. Did you mean draft?`],
  [
    'draft: no',
    'draft: is the text "no", but must be true or false. Write true or false: whether it is kept out of the published site',
  ],
  [
    'author: A team',
    'draft: is missing. Write true or false: whether it is kept out of the published site',
  ],
])('says what to write for %j, which does not say whether it is a draft', async (line, mistake) => {
  const { mistakes } = await read(`heading: A post\ndate: 2021-03-04\n${line}`);
  expect(mistakes).toEqual([mistake]);
});

it.each([
  ['title: A post', [`title: ${not}. Write heading: and the title`]],
  [
    'heading: A post\nexcerpt: A card',
    [`excerpt: ${not}. Write description: and the text as the entry of a list`],
  ],
  [
    'heading: A post\ncategories: [fraud]',
    [`categories: ${not}. Write category: and one of the categories of the site`],
  ],
  [
    'heading: A post\ndescription: A card',
    [
      'description: is the text "A card", but must be a list. Write ["A card"], and more entries after commas',
    ],
  ],
  [
    'heading: A post\ntags: Fraud, Audit',
    [
      'tags: is the text "Fraud, Audit", but must be a list. Write ["Fraud, Audit"], and more entries after commas',
    ],
  ],
  [
    'heading: A post\nauthor:\n  name: A team',
    [
      "author: is an object, but must be text. Write the author, as a role rather than a person's name; leave it out for the company",
    ],
  ],
])('says what to write in place of what other systems write: %j', async (lines, expected) => {
  const { mistakes } = await read(`date: 2021-03-04\ndraft: false\n${lines}`);
  expect(mistakes).toEqual(expected);
});

it('names the fields that the site does not use, and what to do with them', async () => {
  const { warnings, mistakes } = await read(
    'heading: A post\ndate: 2021-03-04\ndraft: false\nlayout: post\nslug: a\ncoverImage: a.jpg',
  );
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([
    'the site does not use layout, slug and coverImage. Name the picture under picture. Name the file by its address. Write earlier addresses under formerly. Remove what is not needed',
  ]);
});

it('completes a post with its heading and the start of its text', async () => {
  const heading = 'What a bank should know of its suppliers before it signs anything at all';
  const text = `A register ends too early, at the supplier that signed. ${'It goes on, word by word. '.repeat(20)}`;
  const { fields, mistakes } = await read(
    `heading: ${heading}\ndate: 2021-03-04\ndraft: false`,
    text,
  );
  expect(mistakes).toEqual([]);
  expect(fields).toMatchObject({
    description: [expect.stringMatching(/^A register .{60,230} word\.$/)],
    seo: {
      title: 'What a bank should know of its suppliers before it signs…',
      description: expect.stringMatching(/^A register .{60,150} word\.$/),
    },
  });
});

it('shows pictures in a row one by one, without their links, and only warns of missing words', async () => {
  const sample = './pictures/sample.png';
  const { mistakes, warnings } = await read(
    'heading: A post\ndate: 2021-03-04\ndraft: false',
    `<!-- wp:image -->\n\n[![](${sample})](${sample})\n![Layers](${sample})\n\n<!-- /wp:image -->`,
  );
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(`${sample} has no alternative text`)]);
});
