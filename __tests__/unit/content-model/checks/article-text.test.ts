import { body, field, itFinds, sampleFiles, type MistakeCase } from './sample-content';

const { post, news, page } = sampleFiles;
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
  itFinds([
    [body('>'.repeat(20_000)), tooDeep],
    [body('1. '.repeat(5_000)), tooDeep],
    [body('a_'.repeat(25_000)), 'has a word of more than 1000 characters. Shorten it'],
    ...['*a_ ', '[[a]] ', '[^a] ', '<b> ', '| a '].map((text): MistakeCase => [
      body(text.repeat(50_000 / text.length)),
      tooLong,
    ]),
  ]);
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
