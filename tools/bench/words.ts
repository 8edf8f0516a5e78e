/** A source of numbers from 0 up to 1. */
export type Random = () => number;

/** A seeded random generator (a linear congruential one), so that every run writes the same posts. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const vocabulary = (
  'risk control supplier service register plan test owner audit policy board incident resilience impact ' +
  'tolerance process evidence change review exit contract regulator scenario recovery data access approval ' +
  'bank firm team outcome report limit exposure vendor chain map failure continuity assurance workflow'
).split(' ');

const verbs =
  'shows holds needs meets follows carries changes tests proves limits names moves'.split(' ');

/** One of a list. Throws where the list is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A sentence of so many words, in plain letters. */
export function sentence(random: Random, length: number): string {
  const words = Array.from({ length }, (_, index) =>
    pick(random, index % 4 === 2 ? verbs : vocabulary),
  );
  return `${capital(words.join(' '))}.`;
}

/** Sentences of some fifteen words, so many words altogether. */
export function paragraph(random: Random, length: number): string {
  const sentences = Array.from({ length: Math.round(length / 15) }, () => sentence(random, 15));
  return sentences.join(' ');
}

/** A title of four words. */
export const title = (random: Random): string => sentence(random, 4).slice(0, -1);
