/** @jest-environment node */
import { frontMatter, makeSite, removeSites, type Site } from './make-site';

const file = 'content/insights/factsheet/risk.md';

/** The front matter of these tests has seven lines, so that a body begins with the eighth. */
const firstLine = 8;

let site: Site;

beforeAll(async () => {
  site = await makeSite();
});

afterAll(removeSites);

const mistakesIn = async (text: string): Promise<string[]> => {
  await site.write('risk.md', text);
  const error: unknown = await site.build().catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.split('\n') : [];
};

const mistakesInBody = (body: string) => mistakesIn(frontMatter() + body);

describe('what a fact sheet cannot hold stops the build with a line', () => {
  it.each([
    ['<div>HTML</div>', 'HTML stands in the text. Write it in Markdown'],
    ['Words <b>in HTML</b>', 'HTML stands in the text. Write it in Markdown'],
    ['```\ncode\n```', 'a block of code stands in the text. Write it as a paragraph or a list'],
    ['A `word` of code', 'words stand between backticks. Write them in bold, as **words**'],
    ['~~Gone~~', 'words are struck through. Leave them out'],
    [
      'A ![sign](./pictures/cover.png) among words',
      'a picture stands among words. Give it a paragraph of its own',
    ],
    [
      '![Cover][cover]\n\n[cover]: ./pictures/cover.png',
      'a picture is named by reference. Write ![What it shows](./pictures/name.png)',
    ],
    ['- [x] Done', 'an item has a box to tick. Leave [ ] and [x] out'],
    [
      '# Title',
      'a heading has the level of the title. Write ## before it: the title is the field heading',
    ],
    ['##### Deep', 'a heading is 5 levels deep. Write ##, ### or ####'],
    ['### Deep', 'a heading of level 3 follows one of level 1. Write ## before it'],
    [
      '> ## Heading',
      'a heading, a table or a picture stands in a list or a quotation. Move it out, to the margin',
    ],
    [
      '[Here](risk.html)',
      'the link risk.html leads nowhere from a document. Write an address that starts with https://, mailto: or, for a page of this site, /',
    ],
    [
      'A claim.[^source]',
      'the note [^source] is not written. Write [^source]: and the note at the end of the file',
    ],
    [
      '[^source]: A note.',
      'the note [^source] is mentioned nowhere. Write [^source] where it belongs, or leave the note out',
    ],
    [
      '![A picture](https://www.example.com/a.png)',
      'the picture https://www.example.com/a.png is not beside the text. Put it into pictures/ and write ![What it shows](./pictures/name.png)',
    ],
    [
      '![A picture](./pictures/none.png)',
      'there is no picture ./pictures/none.png. Write the path of a PNG or JPEG',
    ],
    ['At least ≥ 5', 'the typeface has no ≥ (U+2265). Write another character, or a word'],
    [
      `| ${'A'.repeat(60)} | ${'B'.repeat(60)} | ${'C'.repeat(60)} |\n| - | - | - |\n| a | b | c |`,
      'the table is wider than the page. Write fewer columns or shorter words',
    ],
  ])('%s', async (body, mistake) => {
    expect(await mistakesInBody(body)).toContain(`${file}:${firstLine}: ${mistake}`);
  });

  it('with the line in the file, front matter included', async () => {
    expect(await mistakesInBody('\nFirst.\n\nThen `code`.\n')).toEqual([
      `${file}:${firstLine + 3}: words stand between backticks. Write them in bold, as **words**`,
    ]);
  });

  it('all of them at once', async () => {
    expect(await mistakesInBody('A `word`.\n\n<hr>\n\n~~Gone~~\n')).toHaveLength(3);
  });

  it('a word that is longer than a line', async () => {
    expect(await mistakesInBody('x'.repeat(100))).toEqual([
      `${file}: the word ${'x'.repeat(100)} is longer than its line. Write a shorter one`,
    ]);
  });

  it('a text that is missing', async () => {
    expect(await mistakesInBody('')).toEqual([
      `${file}: the fact sheet has no text. Write it under the front matter`,
    ]);
  });
});

describe('front matter that is wrong stops the build with a line', () => {
  it.each([
    [{ heading: '""' }, 'the field heading is missing or misshapen. Write heading: The title'],
    [{ date: 'soon' }, 'the field date is missing or misshapen. Write date: 2024-11-12'],
    [
      { description: 'One line' },
      'the field description is missing or misshapen. Write description: and under it a line that begins with - for each paragraph',
    ],
    [
      { picture: './pictures/cover.png' },
      'the field picture is missing or misshapen. Write picture: with file: ./pictures/name.png and alt: what it shows',
    ],
    [
      { picture: '{ file: ./pictures/none.png, alt: None }' },
      'the field picture.file names ./pictures/none.png, and there is no such picture. Write the path of a PNG or JPEG, relative to this file',
    ],
    [
      { heading: 'Ω for all' },
      'the typeface has no Ω (U+03A9). Write another character, or a word',
    ],
  ])('%j', async (fields, mistake) => {
    expect(await mistakesIn(`${frontMatter(fields)}Text.\n`)).toEqual([`${file}: ${mistake}`]);
  });

  it('none at all', async () => {
    expect(await mistakesIn('Text.\n')).toContain(
      `${file}: the file has no front matter. Begin it with ---, the fields, and ---`,
    );
  });

  it('YAML that cannot be read', async () => {
    const [first = ''] = await mistakesIn('---\nheading: [\n---\nText.\n');
    expect(first).toMatch(
      /^content\S+risk\.md: the front matter cannot be read \(.+\)\. Write it as YAML$/,
    );
  });
});
