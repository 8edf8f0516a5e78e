/**
 * A text without spaces around it and without the characters of no width that other programs copy with it: zero-width
 * spaces, soft hyphens and marks of writing direction. Every other space, such as U+00A0 and U+3000, becomes a plain one.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff\p{Bidi_Control}]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
