import { distance } from 'fastest-levenshtein';

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How many letters of a misspelt word may differ. */
const tolerance = (word: string) =>
  word.length <= 3 ? 1 : Math.min(3, Math.max(2, Math.floor(word.length / 3)));

/**
 * The candidate that a writer most likely meant: few letters differ, or it contains the word. Undefined if there is
 * none.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, away: distance(wanted, plain(candidate)) }))
    .sort((a, b) => a.away - b.away || a.candidate.length - b.candidate.length);
  const [best] = ranked;
  if (best && best.away <= tolerance(wanted)) return best.candidate;
  return ranked.find(({ candidate }) => wanted.length > 3 && plain(candidate).includes(wanted))
    ?.candidate;
}
