import { distance } from 'fastest-levenshtein';

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How many letters of a misspelt word may differ. */
const tolerance = (word: string) =>
  word.length <= 3 ? 1 : Math.min(3, Math.max(2, Math.floor(word.length / 3)));

/**
 * The candidate that a writer most likely meant: with few different letters, or containing the word. Undefined if there
 * is none.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  const most = tolerance(wanted);
  const all = [...candidates].map((candidate) => ({ candidate, name: plain(candidate) }));
  const [best] = all
    // Comparing letters is slow, so candidates of very different length are skipped.
    .filter(({ name }) => Math.abs(name.length - wanted.length) <= most)
    .map(({ candidate, name }) => ({ candidate, away: distance(wanted, name) }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away || a.candidate.length - b.candidate.length);
  if (best) return best.candidate;
  return all
    .filter(({ name }) => wanted.length > 3 && name.includes(wanted))
    .sort((a, b) => a.candidate.length - b.candidate.length)[0]?.candidate;
}

/** The remedy for a misspelt word: the candidate that it resembles. Undefined if there is none. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const meant = nearest(word, candidates);
  return meant && `Did you mean ${meant}?`;
}
