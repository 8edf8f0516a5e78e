/**
 * A text without what nobody can see: spaces around it and zero-width characters (U+200B, U+2060, U+FEFF). Every other
 * space, such as U+00A0 and U+3000, becomes a plain one.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
