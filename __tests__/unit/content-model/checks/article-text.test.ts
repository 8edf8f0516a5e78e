import { excessIn } from '../../../../src/content-model/checks/body/limits';
import { body, content, field, itFinds, sampleFiles, type MistakeCase } from './sample-content';

const { post, news, page, sheet } = sampleFiles;
const replaceToken = 'Write what it stands for, or remove it';

describe('dates of an article', () => {
  itFinds([
    [
      field(post, 'date', '2024-02-31'),
      '2024-02-31 is a day that does not exist. February 2024 has the days 01 to 29',
    ],
    [
      field(post, 'date', '31.01.2024'),
      '"31.01.2024" is not a day written as year-month-day. Write the day of publication, such as 2024-11-12; a day to come keeps the article unpublished until then',
    ],
    [
      field(post, 'updated', '2023-12-31'),
      '2023-12-31 is before the day of publication, 2024-01-31. Write the day of the change, or remove it',
    ],
  ]);
});

describe('the text of an article', () => {
  itFinds([
    [body('', -1), 'has no text. Write it below the front matter'],
    [
      body('A text.', -1, news),
      'has a text below the front matter, which is not shown. Write it into description, or remove it',
    ],
    [
      body('# Where to begin'),
      `the heading "Where to begin" has level 1, which is the title's. Write ## before it`,
    ],
    [
      body('## First\n\nA text.\n\n#### Second', 4),
      'the heading "Second" has level 4, behind one of level 2. Write ### before it',
    ],
    [body('## First\n\n##\n\nA text.', 2), 'has an empty heading. Write or remove it'],
    [body('A <b>bold</b> word.'), 'has raw HTML: "<b>". Write it in Markdown, or remove it'],
    [
      body('A text.\n\n<script>alert(1)</script>', 2),
      'has a script: "<script>alert(1)</script>". Write it in Markdown, or remove it',
    ],
    [
      body('A text.\n\n</div><script>alert(1)</script>', 2),
      'has a script: "</div><script>alert(1)</script>". Write it in Markdown, or remove it',
    ],
    [
      body('A text.\n\n</p><meta http-equiv=refresh content=0>', 2),
      'has raw HTML: "</p><meta http-equiv=refresh content=0>". Write it in Markdown, or remove it',
    ],
    [
      body('## Scripts\n\nSee [above](#scripts).', 2),
      '#scripts leads to a heading or part that the page does not have. Did you mean #section-scripts?',
    ],
    [
      body('As [the PRA][pra] says.'),
      '[the PRA][pra] leads nowhere. Write a link as [words](/address), without a space before or inside the address',
    ],
    [
      body('As the PRA says.[^1]'),
      '[^1] leads nowhere. Write the footnote below the text: [^1]: …',
    ],
    [
      body('See [the page](/insights/fact sheet).'),
      '[the page](/insights/fact sheet) leads nowhere. Write a link as [words](/address), without a space before or inside the address',
    ],
  ]);
});

const tooLong = 'is where a paragraph, list or table becomes too long. Divide it by an empty line';
const tooDeep =
  'has more than 20 quotations or lists inside each other. Begin the line with fewer marks';

describe('a text that takes the parser too long', () => {
  itFinds([[body('>'.repeat(20_000)), tooDeep]]);

  it.each([
    ['1. ', tooDeep],
    ['a_', 'has a word of more than 1000 characters. Shorten it'],
    ['*a_ ', tooLong],
    ['[[a]] ', tooLong],
    ['[^a] ', tooLong],
    ['<b> ', tooLong],
    ['| a ', tooLong],
  ])('%j again and again', (marks, message) => {
    const { problem, remedy } = excessIn(marks.repeat(10_000)) ?? {};
    expect(`${problem}. ${remedy}`).toBe(message);
  });
});

describe('template tokens', () => {
  itFinds([
    [
      field(post, 'author', '<%= author %>'),
      `has the template token <%= author %>. ${replaceToken}`,
    ],
    [
      field('forms.json', 'submitError', 'Write to {mail}'),
      'has {mail}, which nothing replaces. Write {email}',
    ],
    [
      body('By {legalName} for {companyName}.', 0, page),
      `has the template token {companyName}. ${replaceToken}`,
    ],
    [body('Dear\n{{ firstName }},', 1), `has the template token {{ firstName }}. ${replaceToken}`],
    ...['[TODO: check the year]', '{user_content}', 'Lorem ipsum', '${name}'].map(
      (token): MistakeCase => [
        body(`A ${token}.`),
        `has the template token ${token}. ${replaceToken}`,
      ],
    ),
  ]);
});

const longWord = 'x'.repeat(70);

describe('what the PDF of a fact sheet cannot show', () => {
  itFinds([
    [
      () => {
        content.set(page, 'pdf', 'As a PDF');
        return body('A `word`.', 0, page)();
      },
      'has words between backticks. Write them in bold, as **words**',
    ],
    [body('~~~\ncode\n~~~', 0, sheet), 'has a block of code. Write it as a paragraph or a list'],
    [body('A `word`.', 0, sheet), 'has words between backticks. Write them in bold, as **words**'],
    [body('~~Gone~~', 0, sheet), 'has words that are struck through. Leave them out'],
    [body('- [x] Done', 0, sheet), 'has an item with a box to tick. Leave [ ] and [x] out'],
    [
      body('A claim.^[Its source.]', 0, sheet),
      'has a note inside a sentence. Write [^name], and [^name]: the note below',
    ],
    [
      body('A text.\n\n[^source]: A note.', 2, sheet),
      'has the note [^source], which is mentioned nowhere. Write [^source] where it belongs, or leave the note out',
    ],
    [
      body('## Two\n\n### Three\n\n#### Four\n\n##### Five', 6, sheet),
      'has a heading of level 5. Write ##, ### or ####',
    ],
    [
      body('> | A | B |\n> | - | - |\n> | a | b |', 0, sheet),
      'has a heading, a table or a picture inside a list or a quotation. Move it out, to the margin',
    ],
    [
      body('At least ≥ 5', 0, sheet),
      'has ≥ (U+2265), which the typeface of documents lacks. Write another character, or a word',
    ],
    [
      field(sheet, 'heading', 'Ω, liability'),
      'has Ω (U+03A9), which the typeface of documents lacks. Write another character, or a word',
    ],
    [
      body(longWord, 0, sheet),
      `has the word ${longWord}, which is longer than a line. Write a shorter one`,
    ],
  ]);
});
