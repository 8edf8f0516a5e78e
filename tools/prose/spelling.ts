import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { either } from '../../src/content-model/source/words';
import type { Finding } from './texts';

/** What is not prose: placeholders, addresses, file names, entities, and words with a digit. */
const noProse = /[\d{}@_\\]|:\/\/|^\/|\.\p{L}|^&\w+;/u;
const word = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
const abbreviation = /^\p{Lu}{2,}s?$/u;

/** A word as the dictionary has it: with composed accents, a straight apostrophe, and without a possessive s. */
const plainOf = (written: string) => written.normalize().replaceAll('’', "'").replace(/'s$/, '');

/** The words of `content/words.txt`: one per line; `#` begins a comment. */
export const ownWords = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('\n')
      .map((line) => plainOf(line.replace(/#.*/, '').trim()))
      .filter(Boolean),
  );

/** Loads cspell's British dictionary. */
async function loadDictionary() {
  // An ES module, which CommonJS can only import like this.
  const { decodeTrie } = await import('cspell-trie-lib');
  const folder = path.dirname(require.resolve('@cspell/dict-en-gb-mit'));
  const packed = readFileSync(path.join(folder, 'en_GB.trie.gz'));
  return decodeTrie(gunzipSync(packed).toString());
}

let loaded: ReturnType<typeof loadDictionary> | undefined;

/**
 * Checks words by cspell's British dictionary.
 *
 * @param own words that the dictionary lacks
 * @returns a function that finds a text's unknown words, and one that distinguishes words from names
 */
export async function spelling(own: ReadonlySet<string>) {
  const dictionary = await (loaded ??= loadDictionary());

  const has = (written: string) => own.has(written) || dictionary.hasWord(written, true);
  const isKnown = (written: string) =>
    abbreviation.test(written) || has(written) || has(written.toLowerCase());

  const remedies = new Map<string, string>();
  function remedyFor(unknown: string): string {
    const options = { numSuggestions: 3, includeTies: false, timeout: 500 };
    const meant = dictionary.suggest(unknown, options).map((one) => one.replace("'", '’'));
    const write = meant.length > 0 ? `Write ${either(meant)}, or add` : 'Write another, or add';
    return `${write} it to content/words.txt`;
  }

  /** Undefined for a known word. */
  function remedyOf(written: string): string | undefined {
    const plain = plainOf(written);
    let remedy = remedies.get(plain);
    if (remedy === undefined) {
      remedy = isKnown(plain) ? '' : remedyFor(plain);
      remedies.set(plain, remedy);
    }
    return remedy || undefined;
  }

  /** Whether a word with a capital is not a name. */
  const isCommon = (written: string) =>
    !own.has(written) && dictionary.hasWord(written.toLowerCase(), true);

  const misspelt = (text: string): Finding[] =>
    [...text.matchAll(/\S+/g)]
      .filter(([chunk]) => !noProse.test(chunk))
      .flatMap(({ 0: chunk, index: start }) =>
        [...chunk.matchAll(word)].flatMap(({ 0: written, index }) => {
          const remedy = remedyOf(written);
          if (!remedy) return [];
          return { index: start + index, problem: `has the unknown word ${written}`, remedy };
        }),
      );

  return { misspelt, isCommon };
}
