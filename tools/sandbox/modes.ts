/** The three providers that the sandbox stands in for. */
export const ENDPOINTS = ['form', 'list', 'mail'] as const;

/** One of the providers. */
export type Endpoint = (typeof ENDPOINTS)[number];

const COMMON = ['ok', 'error-400', 'error-500', 'cut', 'hang', 'slow'] as const;
const MAIL = [...COMMON, 'rejected', 'invalid', 'error'] as const;

/**
 * How a provider behaves: `ok`; an HTTP error; the connection ends without an answer (`cut`) or stays
 * open without one (`hang`); `ok` after 1.5 s (`slow`).
 * The mail provider can also refuse the recipient (`rejected`, `invalid`) or answer with an error of
 * its own (`error`).
 */
export type Mode = (typeof MAIL)[number];

/** The mode of each provider. */
export type Modes = Record<Endpoint, Mode>;

/** The modes that each provider knows. */
export const KNOWN_MODES: Readonly<Record<Endpoint, readonly Mode[]>> = {
  form: COMMON,
  list: COMMON,
  mail: MAIL,
};

/** How long `slow` takes, in milliseconds. */
export const SLOW = 1500;

/** Every provider works. */
export function newModes(): Modes {
  return { form: 'ok', list: 'ok', mail: 'ok' };
}

/**
 * Reads what a test or the inbox page asks for; providers that it leaves out keep their mode.
 *
 * @returns the new modes, or one line for each mistake
 */
export function changedModes(current: Modes, wanted: unknown): Modes | string[] {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) {
    return ['write an object such as {"form":"ok"}'];
  }
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
