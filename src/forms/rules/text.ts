/**
 * A text without zero-width characters (U+200B, U+2060, U+FEFF) and spaces around it. Every other space, such as U+00A0
 * and U+3000, becomes a plain one.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
