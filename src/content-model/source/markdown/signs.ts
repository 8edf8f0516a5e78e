const closed =
  'Put it directly around the words, and a space or full stop outside, as in **words**';
const spaced = 'Write one ordinary space after it';
const noNote = 'Remove the note, which readers would see';

/** What begins an item in other programs: –, a), (iv), (2), 👉 or 1️⃣. */
const letter = String.raw`\(?(?:[a-zA-Z]|[ivx]{2,4})[.)]|\(\d{1,2}\)`;
const emoji = String.raw`(?:\p{Extended_Pictographic}|\d\uFE0F?\u20E3)\uFE0F?`;
const marker = `(?:[–—]|${letter}|${emoji})`;

/** A sign that readers should see has a backslash before it. */
const inLine: readonly (readonly [RegExp, string])[] = [
  [/(?<!\\)(?:\*{2,}|_{2,})/gu, closed],
  [/(?<![\\\p{L}\p{N}*_])[*_](?=[^\s*_])|(?<=[^\s*_\\])[*_](?![\p{L}\p{N}*_])/gu, closed],
  [/(?<!\\)`+/gu, 'Put one on either side of the words, or leave it out'],
  [
    /(?<!\\)~~?(?=[^\s~])[^~\n]*[^\s~]~~?/gu,
    'Write ~~words~~ to strike words through, and H₂O for a subscript',
  ],
  [/(?<!\\)==(?=[^\s=])/gu, 'Write **words**'],
  [
    /(?<![\\]|\[[^\]\n]*)\]\(|(?<!\\)\[\[|(?<!\\)\[[^\]\n|]+\|(?=https?:|\/|$)/gu,
    'Write a link as [words](/address)',
  ],
  [/(?<!\\)\^\[/gu, 'Write [^name], and [^name]: the note below'],
  [/(?<=\s)-{2,3}(?=\s)|(?<=\p{L})-{2,3}(?=\p{L})/gu, 'Write –'],
  [/\\(?=[‘’“”–—…])/gu, 'Remove the backslash'],
  // Lines that are no list run together.
  [
    new RegExp(String.raw`(?<=^|\n)${marker}(?=[ \t].*\n${marker}[ \t])`, 'gu'),
    'Write a list with - or 1. before each line',
  ],
  [/(?<=\p{Ll})-(?=\n[ \t>]*(?!(?:and|or|to|nor)\b)\p{Ll})/gu, 'Write the word on one line'],
  [/(?:\.{4,}|…{2,})[ \t]*\d+$/gmu, 'Remove it: long texts have a list of their headings'],
  // Of other tools than this site.
  [/(?<!\\)\^[\p{L}\p{N}]+\^/gu, 'Write the character itself, such as m²'],
  [
    /(?<![\\\p{L}\p{N}:]):[a-z][\w+-]+:(?![\p{L}\p{N}:])/gu,
    'Write the character itself, or leave it out',
  ],
  [
    /(?<!\\)\$\$(?=\S)[^$\n]*\$\$|(?<!\\)\\(?:[a-zA-Z]+\{|(?:times|cdot|approx|leq|geq|sum|div|pm)\b)/gu,
    'Write the formula in words, or as a picture',
  ],
  [/(?<![\\+\p{L}\p{N}])\+\+(?=[^\s+])[^+\n]*\+\+/gu, 'Write **words**'],
  [
    /:contentReference\[[^\]\n]*\]\{[^}\n]*\}|\bentity\["[^\]\n]*\]|\[(?:web|file|page|memory|attached_file):\d+\]|\[\d+†[^\]\n]{0,80}\]|【[^】\n]*】|\[cite(?:_start|: ?[\d, ]+)\]|oai_citation:\d+‡?|(?:file)?(?:cite)?turn\d+[a-z]+\d+(?:L\d+(?:-L\d+)?)?/gu,
    'Write the source as [words](/address), or remove it',
  ],
  [/(?<![\\\]])\[\d{1,3}(?:, ?\d{1,3})*\](?![[(:])/gu, 'Write [^1], and [^1]: the note below'],
  [/(?<!\\)\{#[\w-]+[^}\n]*\}/gu, 'Remove it: the address of a heading is made of its words'],
  [/(?<![\\\w])\[[^\]\n]+\]\{[^}\n]*\}/gu, 'Write the words alone'],
  [/(?<!\\)%%/gu, noNote],
  // Comments of Google Docs and Word. Authors change a letter of a quotation inside its word: require[s].
  [
    /(?<=[^\s.\d][.,;:!?]|\p{L}”|[.!?]\[[a-z]\])\[[a-z]\](?=[\s[]|$)|(?<=[\p{Ll}.!?”])\[\p{Lu}{2,3}\d{1,2}\](?![/,–-])/gu,
    noNote,
  ],
  // Obsidian's fields and names of blocks, and the tags of posts elsewhere.
  [/(?<=\p{L})::(?=\s)/gu, 'Write one colon, or remove the field'],
  [
    /(?<=\s)\^(?=[a-z-]*\d)[a-z\d-]{6,}$/gmu,
    'Remove the name of the block, which readers would see',
  ],
  [
    /(?<=^|\n|[.!?]\s+)#\p{L}[\p{L}\p{N}_/-]*(?:\s+#\p{L}[\p{L}\p{N}_/-]*)+\s*$/gu,
    'Remove the tags, which readers would see',
  ],
  [
    /(?<=\p{L})\?(?=(?:[dmst]|ll|re|ve)(?![\p{L}\p{N}=]))/gu,
    'Write ’, which another program has lost',
  ],
];

/** Signs at the start of a line. Word's bullets and letters do not make a list. */
const atStart: readonly (readonly [RegExp, string])[] = [
  [/^(?!#\S+\s+#\p{L})#{1,6}(?=[\p{L}#\u00A0])|^#{2,6}/u, spaced],
  [/^(?:[-+*]|\d{1,9}[.)])(?=\u00A0)/u, spaced],
  [/^[•◦▪●■‣·➢❖✓✔✅](?=\s)|^o(?=\t)/u, 'Write - and a space'],
  [/^[a-z]\)(?=\s)/u, 'Write 1. and a space'],
  [/^\[[ xX>/!?-]?\](?=\s)/u, 'Write - [ ] or - [x] before the words'],
  [/^\[[a-z]{1,2}\](?=[\p{Lu}@_])|^Comment(?:ed)? \[\p{L}+\d+\]:/u, noNote],
  [/^\|.*\|[ \t]*$/u, 'Write | --- | below the headings of a table, one for each column'],
  [/^={2,}[ \t]*$/u, 'Remove it'],
  [
    /^(?:\[![a-z]+\]|:::|!!!(?= ))/iu,
    'Write the note as a paragraph, or as a quotation with > before it',
  ],
  [/^:(?= )/u, 'Write **term**: and what it means'],
  [/^\[\[?TOC\]/iu, 'Remove it: long texts have a list of their headings'],
];

/** Below the first line of a paragraph, it makes no list. */
const number: (typeof atStart)[number] = [
  /^\d{1,9}[.)](?=\s)/u,
  'Leave an empty line above the list',
];

/** `R&D;` is not one. */
const entity = /&(?:#\d+|#x[\da-fA-F]+|[A-Z]?[a-z][a-z\d]+);/gu;

/** Signs of Markdown, HTML and JSON in a field, whose text is shown as it is. */
export const signsInField = (text: string): string | undefined =>
  /\*\*|__(?=\S)|`|\[[^\]\n]+\]\([^)\n]*\)|\[\^[^\]\n]+\]|<\/?[a-z][^>\n]*>|^#{1,6} |\\[nrt]/im.exec(
    text,
  )?.[0] ?? new RegExp(entity).exec(text)?.[0];

/**
 * Finds Markdown signs left in the text.
 *
 * @param written a part of a text, as written
 * @param read the same part, as read
 * @param isStart whether it begins its paragraph
 * @returns each sign, where it begins, and what to write
 */
export function signsIn(written: string, read: string, isStart: boolean) {
  const signs = inLine.flatMap(([pattern, remedy]) =>
    [...written.matchAll(pattern)].map(({ 0: sign, index }) => ({ sign, index, remedy })),
  );
  let offset = 0;
  for (const [index, line] of written.split('\n').entries()) {
    const indent = line.length - line.trimStart().length;
    const patterns = index > 0 ? [...atStart, number] : isStart ? atStart : [];
    for (const [pattern, remedy] of patterns) {
      const [sign] = pattern.exec(line.slice(indent)) ?? [];
      if (sign) signs.push({ sign: sign.trim(), index: offset + indent, remedy });
    }
    offset += line.length + 1;
  }
  for (const [sign] of read.matchAll(entity)) {
    signs.push({ sign, index: 0, remedy: 'Write the character itself' });
  }
  return signs;
}
