/** @jest-environment node */
import { body, field, itFinds, sampleFiles } from './sample-content';

const { post, news } = sampleFiles;
const replaceToken = 'Write what it stands for, or remove it';

describe('dates of an article', () => {
  itFinds([
    [
      'a day that does not exist',
      field(post, 'date', '2024-02-31'),
      '2024-02-31 is a day that does not exist. February 2024 has the days 01 to 29',
    ],
    [
      'a day in another order',
      field(post, 'date', '31.01.2024'),
      '"31.01.2024" is not a day written as year-month-day. Write the day of publication, such as 2024-11-12; a day to come keeps the article unpublished until then',
    ],
    [
      'a change before publication',
      field(post, 'updated', '2023-12-31'),
      '2023-12-31 is before the day of publication, 2024-01-31. Write the day of the change, or remove it',
    ],
  ]);
});

describe('the text of an article', () => {
  itFinds([
    ['an empty text', body('', -1), 'has no text. Write it below the front matter'],
    [
      'a text where none is shown',
      body('A text.', -1, news),
      'has a text below the front matter, which is not shown. Write it into description, or remove it',
    ],
    [
      'a heading of level 1',
      body('# Where to begin'),
      `the heading "Where to begin" has level 1, which is the title's. Write ## before it`,
    ],
    [
      'a heading that jumps a level',
      body('## First\n\nA text.\n\n#### Second', 4),
      'the heading "Second" has level 4, behind one of level 2. Write ### before it',
    ],
    [
      'an empty heading',
      body('## First\n\n##\n\nA text.', 2),
      'has an empty heading. Write or remove it',
    ],
    [
      'raw HTML',
      body('A <b>bold</b> word.'),
      'has raw HTML: "<b>". Write it in Markdown, or remove it',
    ],
    [
      'a script',
      body('A text.\n\n<script>alert(1)</script>', 2),
      'has a script: "<script>alert(1)</script>". Write it in Markdown, or remove it',
    ],
    [
      'a script behind a closing tag',
      body('A text.\n\n</div><script>alert(1)</script>', 2),
      'has a script: "</div><script>alert(1)</script>". Write it in Markdown, or remove it',
    ],
    [
      'a redirect behind a closing tag',
      body('A text.\n\n</p><meta http-equiv=refresh content=0>', 2),
      'has raw HTML: "</p><meta http-equiv=refresh content=0>". Write it in Markdown, or remove it',
    ],
    [
      'a link to a heading that would take an id of the page',
      body('## Scripts\n\nSee [above](#scripts).', 2),
      '#scripts leads to a heading or part that the page does not have. Did you mean #section-scripts?',
    ],
    [
      'a reference without a definition',
      body('As [the PRA][pra] says.'),
      '[the PRA][pra] leads nowhere. Write a link as [words](/address), without a space before or inside the address',
    ],
    [
      'a missing footnote',
      body('As the PRA says.[^1]'),
      '[^1] leads nowhere. Write the footnote below the text: [^1]: …',
    ],
    [
      'a link with a space in its address',
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
    ['20,000 quotations', body('>'.repeat(20_000)), tooDeep],
    ['5,000 lists', body('1. '.repeat(5_000)), tooDeep],
    [
      'a word of 50 kB',
      body('a_'.repeat(25_000)),
      'has a word of more than 1000 characters. Shorten it',
    ],
    ...['*a_ ', '[[a]] ', '[^a] ', '<b> ', '| a '].map(
      (text) => [`50 kB of ${text}`, body(text.repeat(50_000 / text.length)), tooLong] as const,
    ),
  ]);
});

describe('template tokens', () => {
  itFinds([
    [
      'a token in front matter',
      field(post, 'author', '<%= author %>'),
      `has the template token <%= author %>. ${replaceToken}`,
    ],
    [
      'a placeholder that nothing replaces',
      field('forms.json', 'submitError', 'Write to {mail}'),
      'has {mail}, which nothing replaces. Write {email}',
    ],
    [
      'a token on a later line',
      body('Dear\n{{ firstName }},', 1),
      `has the template token {{ firstName }}. ${replaceToken}`,
    ],
    ...['[TODO: check the year]', '{user_content}', 'Lorem ipsum', '${name}'].map(
      (token) =>
        [
          `${token} in a text`,
          body(`A ${token}.`),
          `has the template token ${token}. ${replaceToken}`,
        ] as const,
    ),
  ]);
});
