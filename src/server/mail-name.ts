// Long enough for a full name, too short for a message to a stranger. Characters.
const LONGEST_NAME = 60;

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * The only thing of a visitor's that goes into an e-mail: the full name, reduced to letters, marks,
 * spaces, apostrophes and hyphens, so that no line break, markup or link is left, and cut short.
 */
export function mailName(firstName: string, lastName: string): string {
  const kept = `${firstName} ${lastName}`
    .slice(0, 4 * LONGEST_NAME)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’ -]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...kept].slice(0, LONGEST_NAME).join('').trimEnd();
}

/** Escapes a text for HTML, in an element or a quoted attribute: the provider merges texts as they are. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML[character] ?? '');
}
