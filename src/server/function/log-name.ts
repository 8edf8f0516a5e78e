import { isRecord } from '../../forms/rules/records';

/**
 * A name in an answer, for the log. Names, such as Invalid_Key, are safe to log; messages may repeat what was sent.
 */
export function logName(object: unknown, property: string): string {
  const name = isRecord(object) ? object[property] : undefined;
  return typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? name : 'no name';
}
