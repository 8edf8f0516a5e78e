import { excessIn } from '../../../../src/content-model/source/markdown/limits';
import { body, content, field, itAccepts, itFinds, sampleFiles } from './sample-content';

const { post, news, page, sheet, mail } = sampleFiles;

itFinds('the dates of an article', {
  '2024-02-31 is a day that does not exist. February 2024 has the days 01 to 29': () =>
    field(post, 'date', '2024-02-31'),
  '"31.01.2024" is not a day written as year-month-day. Write the day of publication, such as 2024-11-12; a future day keeps it unpublished until then':
    () => field(post, 'date', '31.01.2024'),
});

itFinds('the text of an article', {
  'has no text. Write it below the front matter': () => body('', -1),
  'has text below the front matter, which is not shown. Move it to description, or remove it': () =>
    body('A text.', -1, news),
  'has raw HTML: "<b>". Write it in Markdown, or remove it': () => body('A <b>bold</b> word.'),
  'has a script: "<script>alert(1)</script>". Write it in Markdown, or remove it': () =>
    body('A text.\n\n<script>alert(1)</script>', 2),
  'has a script: "</div><script>alert(1)</script>". Write it in Markdown, or remove it': () =>
    body('A text.\n\n</div><script>alert(1)</script>', 2),
  'has raw HTML: "</p><meta http-equiv=refresh content=0>". Write it in Markdown, or remove it':
    () => body('A text.\n\n</p><meta http-equiv=refresh content=0>', 2),
  '#scripts leads to a heading or part that the page does not have. Did you mean #section-scripts?':
    () => body('## Scripts\n\nSee [above](#scripts).', 2),
});

const tooLong = 'is where a paragraph, list or table becomes too long. Split it with an empty line';
const tooDeep =
  'has more than 20 quotations or lists inside each other. Start the line with fewer marks';

itFinds('a text that would keep the parser busy', { [tooDeep]: () => body('>'.repeat(20_000)) });

it.each([
  ['1. ', tooDeep],
  ['a_', 'has a word of more than 1000 characters. Shorten it'],
  ['*a_ ', tooLong],
  ['[[a]] ', tooLong],
  ['<b> ', tooLong],
  ['| a ', tooLong],
])('reports a text that repeats %j before it keeps the parser busy', (marks, message) => {
  const { problem, remedy } = excessIn(marks.repeat(10_000)) ?? {};
  expect(`${problem}. ${remedy}`).toBe(message);
});

const token = (words: string) =>
  `has the template token ${words}. Write what it stands for, or remove it`;

itFinds('template tokens', {
  [token('{FIRST}')]: () => body('Dear {FIRST},\n\n[Get it]({DOWNLOAD_LINK})', 0, mail),
  'has no link to the fact sheet. Write [Download the PDF]({DOWNLOAD_LINK})': () =>
    body('Dear {NAME}', -1, mail),
  'has {mail}, which nothing replaces. Write {email}': () =>
    field('forms.json', 'submitError', 'Write to {mail}'),
  [token('{companyName}')]: () => body('By {legalName} for {companyName}.', 0, page),
});
const longWord = 'x'.repeat(70);

/** Writes a part of the email before its link, and returns its place. */
const mailWith = (text: string) => body(`${text}\n\n[Get it]({DOWNLOAD_LINK})`, 0, mail);

itFinds('what the PDF of a fact sheet cannot show', {
  'has a block of code. Write it as a paragraph or a list': () => body('~~~\ncode\n~~~', 0, sheet),
  'has words between backticks. Write them in bold, as **words**': () =>
    body('A `word`.', 0, sheet),
  'has words that are struck through. Leave them out': () => body('~~Gone~~', 0, sheet),
  'has a task list item. Leave [ ] and [x] out': () => body('- [x] Done', 0, sheet),
  'the heading "Where to begin" has level 1, which only the title has. Write ## before it': () =>
    body('# Where to begin', 0, sheet),
  'the heading "Second" has level 4 but follows one of level 2. Write ### before it': () =>
    body('## First\n\nA text.\n\n#### Second', 4, sheet),
  'has a heading of level 5. Write ##, ### or ####': () =>
    body('## Two\n\n### Three\n\n#### Four\n\n##### Five', 6, sheet),
  'has a heading, a table or a picture inside a list or a quotation. Move it out of the list or quotation':
    () => body('> | A | B |\n> | - | - |\n> | a | b |', 0, sheet),
  'has ≥ (U+2265), which the typeface of documents and share pictures lacks. Write another character, or a word':
    () => body('At least ≥ 5', 0, sheet),
  'has Ω (U+03A9), which the typeface of documents and share pictures lacks. Write another character, or a word':
    () => field(sheet, 'heading', 'Ω, liability'),
  [`has the word ${longWord}, which is longer than a line. Write a shorter one`]: () =>
    body(longWord, 0, sheet),
});

itFinds('what a share picture cannot show', {
  'has ₹ (U+20B9), which the typeface of documents and share pictures lacks. Write another character, or a word':
    () => field(post, 'seo.title', 'A fine of ₹ 25 million'),
});

itFinds('what an email cannot show', {
  'has a picture, a table, a note or another part that many mail programs do not show. Write paragraphs, simple lists and links only':
    [
      () => mailWith('![A bank](./pictures/sample.png)'),
      () => mailWith('| a | b |\n| - | - |\n| c | d |'),
      () => mailWith('> Words'),
      () => mailWith('- One\n  - inside'),
      () => mailWith('1. One\n\n   Two'),
    ],
  '#words is not a valid link address. Write a page of this site, such as /contact, or an address that starts with https://':
    () => mailWith('## Words [above](#words)'),
});
itAccepts(
  'the part of an email',
  ['## Words', '1. *One*\n2. `Two`', '[Contact us](/contact)'],
  (text) => mailWith(text),
);

itFinds('what the PDF of a page cannot show', {
  'has words between backticks. Write them in bold, as **words**': () => {
    content.set(page, 'pdf', 'As a PDF');
    return body('A `word`.', 0, page);
  },
});
