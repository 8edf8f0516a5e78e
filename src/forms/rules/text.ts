/**
 * A text without spaces around it and without the characters of no width that other programs copy with it: zero-width
 * spaces, soft hyphens, marks of writing direction and the mark that dictation on iOS leaves. Every other space, such as
 * U+00A0, U+3000 and a tab, becomes a plain one.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff\ufffc\p{Bidi_Control}]/gu, '')
    .replace(/[^\S\n]/g, ' ')
    .trim();

/**
 * An email address with ASCII punctuation: Japanese and Chinese input methods write it in full width (ａ＠ｂ。ｃ), and word
 * processors use non-breaking hyphens.
 */
export const cleanAddress = (text: string): string =>
  cleanText(text)
    .normalize('NFKC')
    .replace(/\u3002/g, '.')
    .replace(/\u2010/g, '-');
