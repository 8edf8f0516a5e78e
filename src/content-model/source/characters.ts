/** The names of characters that arrive from other programs. */
const names: Readonly<Record<string, string>> = {
  '\u000B': 'line break of PowerPoint',
  '\u0085': 'line break of old systems',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'end of a change of direction',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte-order mark',
  '\uFFFD': 'replacement character',
};

/** How Windows-1252 shows the bytes from 0x80 on that are no letters. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';
const byteOf = (sign: string) =>
  windowsSigns.includes(sign) ? 0x80 + windowsSigns.indexOf(sign) : sign.charCodeAt(0);

/**
 * UTF-8 that a program has read as Windows-1252: Ã© for é, â€™ for ’. A word may end in ã or â before a quotation mark, a
 * dash or a space.
 */
const otherEncoding = new RegExp(
  [
    String.raw`Â[\xA0-\xBF]|[ÃÄÅ][\xA1-\xAA\xAC-\xBA\xBC-\xBF]|(?<!\p{Lu})Ã[\xA0\xAB\xBB]`,
    String.raw`[ÃÅ][€\x81‚ƒ„†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90•˜™š\x9DœžŸ]`,
    String.raw`â[€‚„†ˆ‰œ][\x80-\xBF${windowsSigns}]|ðŸ[\x80-\xBF${windowsSigns}]{2}`,
  ].join('|'),
  'u',
);

/**
 * Invisible, unintended characters: control characters, which XML forbids (https://www.w3.org/TR/xml/#charsets),
 * changes of direction, characters without meaning outside a program, letters that PDFs join (ﬁ), which searches do not
 * find, and letters in the signs of mathematics (𝗥𝗶𝘀𝗸), which screen readers spell. Joiners stay, since Indian scripts need
 * them.
 */
const strange =
  // eslint-disable-next-line no-control-regex -- it looks for them
  /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFF\uE000-\uF8FF\uFB00-\uFB06]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\u{E0000}-\u{E007F}]|[\u{1D400}-\u{1D7FF}]+/gu;
const unwanted = new RegExp(`${otherEncoding.source}|${strange.source}`, 'gu');

/** What is meant by unwanted characters: what the bytes are, a space, the letters in other signs, or nothing. */
function meantBy(character: string): string {
  if (otherEncoding.test(character)) return Buffer.from([...character].map(byteOf)).toString();
  if (/[\uFB00-\uFB06\u{1D400}-\u{1D7FF}]/u.test(character)) return character.normalize('NFKD');
  return /[\v\x85\u2028\u2029]/.test(character) ? ' ' : '';
}

/** A character's code and name, such as `U+00AD (soft hyphen)`. */
function nameOfCharacter(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const letters = meantBy(character).trim();
  if (otherEncoding.test(character))
    return `${character} (${letters || 'a space'} in another encoding)`;
  const joined = `${letters} in ${character.length > 1 ? 'signs of mathematics' : 'one'}`;
  return `U+${code} (${names[character] ?? (letters ? joined : 'invisible')})`;
}

/** The unwanted characters of a text, each once, with the place where it first occurs and what to do. */
export const unwantedIn = (text: string): { name: string; index: number; remedy: string }[] =>
  [...new Map([...text.matchAll(unwanted)].toReversed().map((match) => [match[0], match.index]))]
    .map(([character, index]) => {
      const meant = meantBy(character);
      const remedy = meant === '' ? 'Remove it' : `Write ${meant.trim() || 'a space'}`;
      return { name: nameOfCharacter(character), index, remedy };
    })
    .sort((a, b) => a.index - b.index);

/** Places where Markdown needs an ordinary space, but text from Word has a non-breaking one. */
const spaceBehindSign = /^([ \t]*(?:#{1,6}|[-+*>]|\d{1,9}[.)]))\u00A0+/gm;

/**
 * A text without unintended characters: removes invisible ones, turns line breaks of other systems into spaces, and
 * puts an ordinary space after Markdown signs.
 */
export const withoutUnwanted = (text: string): string =>
  text.replace(unwanted, meantBy).replace(spaceBehindSign, '$1 ');
