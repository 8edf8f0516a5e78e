// In characters: long enough for a name, too short for a message to a stranger.
const LONGEST_NAME = 40;

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Letters that look like the punctuation of an address, such as the dot U+A4F8 (https://www.unicode.org/Public/security/).
const LIKE_PUNCTUATION = /[\u02d0\u02d1\u1427\u3033-\u3035\ua4f8-\ua4fd\u2cc6\u{16f3a}]/gu;

function shortened(name: string): string {
  const kept = name
    .slice(0, 4 * LONGEST_NAME)
    .normalize('NFC')
    .replace(LIKE_PUNCTUATION, ' ')
    .replace(/[^\p{L}\p{M}\u200c-\u200d'’ -]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...kept].slice(0, LONGEST_NAME).join('').trimEnd();
}

/**
 * The full name for the email, the only visitor input in it: shortened, and reduced to letters, marks, joiners, spaces,
 * apostrophes and hyphens, so that it contains no line break, markup or link.
 */
export const recipientName = (firstName: string, lastName: string): string =>
  `${shortened(firstName)} ${shortened(lastName)}`.trim();

/** Escapes a text for HTML, since the provider merges texts unescaped. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML[character] ?? '');
}
