// In characters: long enough for a name, too short for a message to a stranger.
const LONGEST_NAME = 40;

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function shortened(name: string): string {
  const kept = name
    .slice(0, 4 * LONGEST_NAME)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’ -]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...kept].slice(0, LONGEST_NAME).join('').trimEnd();
}

/**
 * The full name as it goes into the email, the only thing there that the visitor typed: reduced to letters,
 * marks, spaces, apostrophes and hyphens, so that it holds no line break, markup or link, and cut short.
 */
export const recipientName = (firstName: string, lastName: string): string =>
  `${shortened(firstName)} ${shortened(lastName)}`.trim();

/** Escapes a text for HTML: the provider merges texts into its template as they are. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML[character] ?? '');
}
