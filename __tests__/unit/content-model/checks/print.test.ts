/** @jest-environment node */
import { itFinds } from './breaks';
import type { Break } from './breaks';

const sheet = 'insights/factsheet/liability-protection.md';

/** Adds a text of one mistake, `below` lines under the line where it begins. */
const text =
  (body: string, message: string, below = 0): Break =>
  (copy) =>
    `content/${sheet}:${copy.append(sheet, body) + below}: ${message}`;

describe('what a fact sheet has no place for in print', () => {
  itFinds({
    'a block of code': text(
      '~~~\ncode\n~~~',
      'has a block of code. Write it as a paragraph or a list',
    ),
    'words between backticks': text(
      'A `word`.',
      'has words between backticks. Write them in bold, as **words**',
    ),
    'words that are struck through': text(
      '~~Gone~~',
      'has words that are struck through. Leave them out',
    ),
    'a box to tick': text('- [x] Done', 'has an item with a box to tick. Leave [ ] and [x] out'),
    'a note inside a sentence': text(
      'A claim.^[Its source.]',
      'has a note inside a sentence. Write [^name], and [^name]: the note below',
    ),
    'a note that is mentioned nowhere': text(
      '[^source]: A note.',
      'has the note [^source], which is mentioned nowhere. Write [^source] where it belongs, or leave the note out',
    ),
    'a heading of the fifth level': text(
      '### Three\n\n#### Four\n\n##### Five',
      'has a heading of level 5. Write ##, ### or ####',
      4,
    ),
    'a table in a quotation': text(
      '> | A | B |\n> | - | - |\n> | a | b |',
      'has a heading, a table or a picture inside a list or a quotation. Move it out, to the margin',
    ),
    'a character that the typeface lacks': text(
      'At least ≥ 5',
      'has ≥ (U+2265), which the typeface of documents lacks. Write another character, or a word',
    ),
    'a word longer than a line': text(
      'x'.repeat(70),
      `has the word ${'x'.repeat(70)}, which is longer than a line. Write a shorter one`,
    ),
    'a picture without alternative text': text(
      '![](./pictures/liability-protection.png)',
      './pictures/liability-protection.png has no alternative text. Write what it shows between the brackets: ![What it shows](./…)',
    ),
    'a title that the typeface lacks a character for': (copy) => {
      const line = copy.edit(sheet, 'heading: Liability', 'heading: Ω, liability');
      return `content/${sheet}:${line}: heading: has Ω (U+03A9), which the typeface of documents lacks. Write another character, or a word`;
    },
  });
});
