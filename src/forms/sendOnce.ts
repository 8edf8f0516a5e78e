import { textsOf } from './draft';
import type { FormValues } from './rules';

/** The entries that are being sent. */
const running = new Map<string, Promise<void>>();

/** An entry by its page, its form and its texts: a form that is restored has no consent. */
const keyOf = (form: string, values: FormValues) =>
  JSON.stringify([window.location.pathname, form, textsOf(values)]);

/** Whether the form of a page is sending these values, even if the visitor has left the page and come back. */
export const isBeingSent = (form: string, values: FormValues): boolean =>
  running.has(keyOf(form, values));

/** Sends the values of a form, or waits for the end of sending the same ones. */
export function sendOnce(
  form: string,
  values: FormValues,
  send: () => Promise<void>,
): Promise<void> {
  const key = keyOf(form, values);
  const sent = running.get(key) ?? send().finally(() => running.delete(key));
  running.set(key, sent);
  return sent;
}
