import { address, filledText, isRecord, mistakesIn, pattern, text, type Shape } from './shape';

// R165
const NEWSLETTER: Shape = { EMAIL: address };

// R166
const FACT_SHEET: Shape = {
  FNAME: filledText,
  LNAME: text,
  EMAIL: address,
  COMPANY: filledText,
  COUNTRY: filledText,
  PHONE: pattern(/^\+?[0-9 -]*[0-9]{10}$/, 'a number that ends in ten digits'),
  MERGE7: pattern(/^(Yes|No)$/, "'Yes' or 'No'"),
};

/** How a call of the list endpoint breaks its contract: the newsletter's or the fact sheet's. */
export function listMistakes(payload: unknown): string[] {
  const isNewsletter = isRecord(payload) && Object.keys(payload).join() === 'EMAIL';
  return mistakesIn(payload, isNewsletter ? NEWSLETTER : FACT_SHEET);
}
