import type { Unit } from './words';

const textOf = (unit: Unit | undefined): string =>
  unit?.pieces.map(({ text }) => text).join('') ?? '';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** A day and its month, an amount and its unit. */
const afterNumber = new RegExp(`^(${months}|million|billion|hours?|days?|months?|years?)\\b`);

const isNumber = (text: string) => /^[(€£$]?\d[\d.,]*$/.test(text);

/**
 * What it costs a reader when a line ends between two units, from 0 to 1: a number is read with what it
 * counts or names (14 December, Article 32), a word of one or two letters with what follows. A heading
 * gains by a line that ends where its sense pauses.
 */
export function costOfBreak(
  before: Unit | undefined,
  after: Unit | undefined,
  inHeading: boolean,
): number {
  const left = textOf(before);
  const right = textOf(after);
  if (inHeading && /[:,;–—]$/.test(left)) return -0.2;
  if (isNumber(left) && afterNumber.test(right)) return 0.5;
  if (/^\d/.test(right)) return 0.2;
  if (before?.after === 'nothing') return 0.15;
  return left.length <= 2 ? 0.05 : 0;
}
