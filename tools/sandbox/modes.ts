import { isRecord } from '../../src/forms/rules';

const COMMON = ['ok', 'error-400', 'error-500', 'cut', 'hang', 'slow'] as const;
const MAIL = [...COMMON, 'rejected', 'invalid', 'error'] as const;

/**
 * How a provider behaves: `ok`; an HTTP error; the connection ends without an answer (`cut`) or stays open
 * without one (`hang`); `ok` after a while (`slow`). The email provider can also refuse the recipient
 * (`rejected`, `invalid`) or answer with an error of its own (`error`).
 */
export type Mode = (typeof MAIL)[number];

/** The modes that each of the three providers knows. */
export const KNOWN_MODES = { form: COMMON, list: COMMON, mail: MAIL } as const satisfies Record<
  string,
  readonly Mode[]
>;

/** One of the providers. */
export type Endpoint = keyof typeof KNOWN_MODES;

/** The mode of each provider. */
export type Modes = Record<Endpoint, Mode>;

/** The modes of working providers. */
export const WORKING: Readonly<Modes> = { form: 'ok', list: 'ok', mail: 'ok' };

/** The providers. */
export const ENDPOINTS = ['form', 'list', 'mail'] as const satisfies readonly Endpoint[];

/**
 * The modes after a change; providers that are left out keep theirs.
 *
 * @returns The new modes, or one line for each mistake.
 */
export function changedModes(current: Modes, wanted: unknown): Modes | string[] {
  if (!isRecord(wanted)) return ['write an object such as {"form":"ok"}'];
  const modes = { ...current };
  const mistakes: string[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    const endpoint = ENDPOINTS.find((known) => known === name);
    const mode = endpoint && KNOWN_MODES[endpoint].find((known) => known === value);
    if (endpoint && mode) modes[endpoint] = mode;
    else if (endpoint) mistakes.push(`${name}: write one of ${KNOWN_MODES[endpoint].join(', ')}`);
    else mistakes.push(`${name}: unknown; write one of ${ENDPOINTS.join(', ')}`);
  }
  return mistakes.length > 0 ? mistakes : modes;
}
