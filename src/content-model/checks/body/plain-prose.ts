/**
 * A top-level paragraph of letters, digits and punctuation that has no meaning in Markdown. Its lines begin with a
 * letter, so it is no list, table or quotation.
 */
const plainParagraph = /(?<=\n[ \t]*\n)(?:\p{L}[\p{L}\p{N} .,;:'’‘“”"()?–—%£€-]*\n)+(?=[ \t]*\n)/gu;

/**
 * Shortens plain paragraphs to one letter a line, so that everything else keeps its line and its meaning. Parsing
 * takes most of the time to check a thousand posts, and most of their text is plain.
 */
export const withoutPlainProse = (body: string): string =>
  body.replace(plainParagraph, (paragraph) => paragraph.replace(/[^\n]+/g, 'x'));
