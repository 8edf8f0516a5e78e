import { keysOf, newsletterEmailError, recordOf, type EmailAccount } from '../../forms/rules';
import { isOnThisMachine, isSafeAddress } from './safe-address';

/** What the function needs to send a fact sheet. */
export interface Settings extends EmailAccount {
  /** The site's origin, for links in emails. */
  siteUrl: string;
  factSheetSecret: string;
}

/** The start of the provider sandbox's key and secret. They are public, so they are rejected with a real provider. */
export const SANDBOX_PREFIX = 'sandbox-';

/** The highest cap. It bounds the memory of the counts. */
const HIGHEST_CAP = 100_000;

/** The variable of each cap: per client (an IPv4 address or a /64 network of IPv6), per recipient, and in total. */
export const CAP_NAMES = {
  client: 'MAIL_CAP_PER_CLIENT',
  recipient: 'MAIL_CAP_PER_RECIPIENT',
  day: 'MAIL_CAP_PER_DAY',
} as const;

/** How many emails may be requested within 24 hours. */
export type Caps = Record<keyof typeof CAP_NAMES, number>;

/** The caps without configuration: enough for an office that shares one address. */
export const DEFAULT_CAPS: Caps = { client: 20, recipient: 5, day: 500 };

/** Whether a cap is a whole number from 1 to `HIGHEST_CAP`. */
function isCap(value: string): boolean {
  return /^[1-9]\d{0,5}$/.test(value) && Number(value) <= HIGHEST_CAP;
}

/** The variables of the caps, and what each must be. */
export const CAP_VARIABLES = Object.values(CAP_NAMES).map((name) => ({
  name,
  isValid: isCap,
  advice: `a whole number from 1 to ${HIGHEST_CAP}`,
}));

/** Whether the mail provider accepts an address as the sender: without a name. */
export const isSender = (value: string): boolean => !newsletterEmailError(value);

/** Whether a value is in quotation marks, which `docker run --env-file` and the forms of hosts keep. */
export const isQuoted = (value: string): boolean => /^(["']).*\1$/s.test(value);

/** The caps from their variables. A missing or invalid one falls back to its default. */
export function readCaps(variable: (name: string) => string | undefined): Caps {
  return recordOf(keysOf(CAP_NAMES), (cap) => {
    const value = variable(CAP_NAMES[cap]);
    return value !== undefined && isCap(value) ? Number(value) : DEFAULT_CAPS[cap];
  });
}

/**
 * The settings, read at each request, so that a key can be rotated without a rebuild.
 *
 * @throws An error that names each missing or invalid variable, but no value.
 */
export function readSettings(variable: (name: string) => string | undefined): Settings {
  const wrong: string[] = [];
  const needed = (name: string, isRight: (value: string) => boolean = () => true) => {
    const value = variable(name);
    const isInQuotes = value !== undefined && isQuoted(value);
    if (value !== undefined && !isInQuotes && isRight(value)) return value;
    wrong.push(isInQuotes ? `${name} (in quotation marks)` : name);
    return '';
  };

  const isLocal = isOnThisMachine(variable('MAIL_API_URL') ?? '');
  const isRealOrLocal = (value: string) => isLocal || !value.startsWith(SANDBOX_PREFIX);

  const settings: Settings = {
    emailApiUrl: needed('MAIL_API_URL', isSafeAddress).replace(/\/+$/, ''),
    emailApiKey: needed('MAIL_API_KEY', isRealOrLocal),
    fromAddress: needed('MAIL_FROM_ADDRESS', isSender),
    fromName: needed('MAIL_FROM_NAME'),
    siteUrl: needed('SITE_URL', isSafeAddress),
    factSheetSecret: needed('FACT_SHEET_SECRET', isRealOrLocal),
  };
  if (wrong.length > 0) throw new Error(`missing or wrong: ${wrong.join(', ')}`);
  return { ...settings, siteUrl: new URL(settings.siteUrl).origin };
}
