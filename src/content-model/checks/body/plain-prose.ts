/**
 * A paragraph at the margin that holds nothing but words: letters, digits and punctuation without a
 * meaning in Markdown. Its lines begin with a letter, so that no list, table or quotation is meant.
 */
const plainParagraph = /(?<=\n[ \t]*\n)(?:\p{L}[\p{L}\p{N} .,;:'’‘“”"()?–—%£€-]*\n)+(?=[ \t]*\n)/gu;

/**
 * Shortens the paragraphs in which nothing can be wrong to a letter a line: what stands around them
 * keeps its lines and its meaning. Parsing is what a thousand posts take longest to check, and most of
 * their text is plain.
 */
export const withoutPlainProse = (body: string): string =>
  body.replace(plainParagraph, (paragraph) => paragraph.replace(/[^\n]+/g, 'x'));
