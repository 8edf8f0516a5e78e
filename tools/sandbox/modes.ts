import { isRecord, keysOf } from '../../src/forms/rules';

const COMMON = ['ok', 'error-400', 'error-500', 'cut', 'hang', 'slow'] as const;
const MAIL = [...COMMON, 'rejected', 'invalid', 'error'] as const;

/**
 * The behaviour of a provider: `ok`; an HTTP error; the connection is closed (`cut`) or stays open (`hang`) without a
 * response; `ok` after a delay (`slow`). The email provider can also reject the recipient (`rejected`, `invalid`) or
 * respond with an error object (`error`).
 */
export type Mode = (typeof MAIL)[number];

/** The modes of each provider. */
export const KNOWN_MODES = { form: COMMON, list: COMMON, mail: MAIL } as const satisfies Record<
  string,
  readonly Mode[]
>;

/** One of the providers. */
export type Endpoint = keyof typeof KNOWN_MODES;

/** The mode of each provider. */
export type Modes = Record<Endpoint, Mode>;

/** The initial modes. */
export const WORKING: Readonly<Modes> = { form: 'ok', list: 'ok', mail: 'ok' };

/** The providers. */
export const ENDPOINTS = keysOf(KNOWN_MODES);

/**
 * Changes the modes of the providers in `changes`.
 *
 * @returns The new modes, or one line for each mistake.
 */
export function changedModes(current: Modes, changes: unknown): Modes | string[] {
  if (!isRecord(changes)) return ['write an object such as {"form":"ok"}'];
  const modes = { ...current };
  const mistakes: string[] = [];
  for (const [name, value] of Object.entries(changes)) {
    const endpoint = ENDPOINTS.find((known) => known === name);
    const mode = endpoint && KNOWN_MODES[endpoint].find((known) => known === value);
    if (endpoint && mode) modes[endpoint] = mode;
    else if (endpoint) mistakes.push(`${name}: write one of ${KNOWN_MODES[endpoint].join(', ')}`);
    else mistakes.push(`${name}: unknown; write one of ${ENDPOINTS.join(', ')}`);
  }
  return mistakes.length > 0 ? mistakes : modes;
}
