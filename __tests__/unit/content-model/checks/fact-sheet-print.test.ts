import { body, content, field, itFinds, sampleFiles } from './sample-content';

const { sheet, page } = sampleFiles;
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
