import { COMPANY_STRENGTHS } from './choices';
import { MESSAGES } from './messages';
import type { Rule } from './values';

const STRENGTHS: ReadonlySet<string> = new Set(COMPANY_STRENGTHS);

const filledIn: Rule = (value = '') => (/\S/.test(value) ? undefined : MESSAGES.required);

/** Company name: required after trimming (specification section 5). */
export const companyNameError: Rule = filledIn;

/** Country: required. The list itself is the form's (specification section 5). */
export const countryError: Rule = filledIn;

/** Company strength: required, one of the five bands (specification section 5). */
export const companyStrengthError: Rule = (value = '') =>
  STRENGTHS.has(value) ? undefined : MESSAGES.required;
