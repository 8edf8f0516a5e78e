import { checkContent } from '../../../../src/content-model/rules/check-content';
import { findNamelessPictures } from '../../../../src/content-model/rules/body';
import {
  findMissingDraft,
  findUnusedFields,
} from '../../../../src/content-model/rules/unused-fields';
import { completeFields } from '../../../../src/content-model/source/entry-fields';
import { formatMistake } from '../../../../src/content-model/source/mistake';
import { content, sampleFiles } from '../../../fixtures/site';

const { post } = sampleFiles;

/** Writes a post, and returns its complete fields, its mistakes and its warnings. */
async function read(frontMatter: string, body = 'A text.') {
  content.write(post, `---\n${frontMatter}\n---\n\n${body}\n`);
  const found = await checkContent(content.root);
  const file = found.content.files.find(({ relativePath }) => relativePath === post);
  const warnings = [...findUnusedFields(found.content), ...findNamelessPictures(found.content)];
  return {
    fields: file && completeFields(file),
    mistakes: found.mistakes,
    warnings: warnings.map(({ problem, remedy }) => `${problem}. ${remedy}`),
  };
}

it.each([
  [
    'wordpress-export-to-markdown',
    `title: "What&#8217;s new &amp; why"\ndate: "2021-03-04"\ncategories:\n  - "fraud"\ntags:\n  - "audit"\nauthor: "Aoife O&#8217;Brien"\ncoverImage: "a.jpg"`,
    {
      heading: 'What’s new & why',
      author: 'Aoife O’Brien',
      ...{ date: '2021-03-04', draft: false, categories: ['fraud'], tags: ['audit'] },
    },
    ['the site does not use coverImage. Name the picture under picture. Remove what is not needed'],
  ],
  [
    'jekyll-import',
    `layout: post\nstatus: draft\npublished: false\ntitle: 'It''s on'\nauthor:\n  display_name: Audit team\n  login: audit\ndate: '2021-03-04 10:22:33 +0000'\ntags: []\nexcerpt: ''`,
    { heading: "It's on", date: '2021-03-04', draft: true, author: 'Audit team', tags: [] },
    ['the site does not use layout. Remove what is not needed'],
  ],
  [
    'Ghost',
    'title: A post\nslug: a\ndate: 2021-03-04T10:22:33.000Z\ntags: Fraud, Audit\nexcerpt: A card.\nstatus: published',
    { heading: 'A post', draft: false, tags: ['Fraud', 'Audit'], description: ['A card.'] },
    [
      'the site does not use slug. Name the file by its address. Write earlier addresses under formerly. Remove what is not needed',
    ],
  ],
  [
    'Hugo',
    'title: A post\ntype: post\ndate: 2021-03-04T10:22:33+05:30\nupdated: 2021-03-05T00:00:00Z\nlastmod: 2021-03-05\nauthors: [Audit team]\nauthor: [Audit team, Another]\ntags:\n  - 2021',
    { date: '2021-03-04', updated: '2021-03-05', author: 'Audit team', tags: ['2021'] },
    [
      'the site does not use type, lastmod and authors. Write the day of the last change under updated. Remove what is not needed',
    ],
  ],
])('reads the front matter of %s (R117)', async (_name, frontMatter, fields, warnings) => {
  const post = await read(frontMatter);
  expect(post).toMatchObject({ fields, mistakes: [], warnings });
});

it.each([
  ['', [`content/${post}:1: does not say whether it is a draft. Write draft: false`]],
  ['\nstatus: draft', [`content/${post}:1: does not say whether it is a draft. Write draft: true`]],
  ['\ndraft: false', []],
])('warns of front matter without draft, which the editor sets: %j', async (line, warnings) => {
  content.write(post, `---\ntitle: A post\ndate: 2021-03-04${line}\n---\n\nA text.\n`);
  const { content: checked } = await checkContent(content.root);
  const found = findMissingDraft(checked).map(formatMistake);
  expect(found.filter((warning) => warning.includes(post))).toEqual(warnings);
});

const sentence = 'A register ends too early, at the supplier that signed.';

it('completes a post with its heading and the start of its text', async () => {
  const heading = 'What a bank should know of its suppliers before it signs anything at all';
  const text = `${sentence} ${'It goes on, word by word. '.repeat(20)}`;
  const { fields, mistakes } = await read(`heading: ${heading}\ndate: 2021-03-04`, text);
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
    'title: A post\ndate: 2021-03-04',
    `<!-- wp:image -->\n\n[![](${sample})](${sample})\n![Layers](${sample})\n\n<!-- /wp:image -->`,
  );
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(`${sample} has no alternative text`)]);
});
