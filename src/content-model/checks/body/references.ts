/**
 * Finds references that Markdown leaves as plain text because a definition or half of a link is missing.
 * The last two patterns are a link with a space in its address and one with a space before it.
 */
const leftovers = [
  /(?<!\\)\[\^[^\]\s]+\]/g,
  /(?<!\\)\[[^\]^]+\]\[[^\]]*\]/g,
  /(?<!\\)\[[^\]]+\]\([^)\n]*\)?/g,
  /(?<!\\)\[[^\]]+\] +\((?:https?:|[./#])[^)\n]*\)?/g,
];

/** References and links in words, as written, that lead nowhere; with their lines counted from 0. */
export const unresolvedReferences = (words: string): { text: string; line: number }[] =>
  leftovers.flatMap((pattern) =>
    [...words.matchAll(pattern)].map(({ 0: text, index }) => ({
      text,
      line: words.slice(0, index).split('\n').length - 1,
    })),
  );
