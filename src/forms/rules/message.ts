import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import type { Rule } from './values';

/** Message: optional, 200 characters at most (specification section 5). */
export const messageError: Rule = (value = '') =>
  value.length <= LIMITS.messageMax ? undefined : MESSAGES.invalid;
