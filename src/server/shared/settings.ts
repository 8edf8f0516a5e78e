import { keysOf, recordOf, type EmailAccount } from '../../forms/rules';
import { isOnThisMachine } from './safe-address';
import { isQuoted, isUsable, VARIABLES, type VariableName } from './variables';

/** What the function needs to send a fact sheet. */
export interface Settings extends EmailAccount {
  /** The site's origin, for links in emails. */
  siteUrl: string;
  factSheetSecret: string;
}

/** The start of the provider sandbox's key and secret. They are public, so they are rejected with a real provider. */
export const SANDBOX_PREFIX = 'sandbox-';

/** The variable of each cap: per client (an IPv4 address or a /64 network of IPv6), per recipient, and in total. */
export const CAP_NAMES = {
  client: 'MAIL_CAP_PER_CLIENT',
  recipient: 'MAIL_CAP_PER_RECIPIENT',
  day: 'MAIL_CAP_PER_DAY',
} as const;

/** How many emails may be requested within 24 hours. */
export type Caps = Record<keyof typeof CAP_NAMES, number>;

/** The caps from their variables. A missing or invalid one falls back to its default. */
export function readCaps(variable: (name: string) => string | undefined): Caps {
  return recordOf(keysOf(CAP_NAMES), (cap) => {
    const name = CAP_NAMES[cap];
    const value = variable(name);
    return Number(value !== undefined && isUsable(name, value) ? value : VARIABLES[name].value);
  });
}

/**
 * The settings, read at each request, so that a key can be rotated without a rebuild.
 *
 * @throws An error that names each missing or invalid variable, but no value.
 */
export function readSettings(variable: (name: string) => string | undefined): Settings {
  const wrong: string[] = [];
  const needed = (name: VariableName, isRight: (value: string) => boolean = () => true) => {
    const value = variable(name);
    const isInQuotes = value !== undefined && isQuoted(value);
    if (value !== undefined && !isInQuotes && isUsable(name, value) && isRight(value)) return value;
    wrong.push(isInQuotes ? `${name} (in quotation marks)` : name);
    return '';
  };

  const isLocal = isOnThisMachine(variable('MAIL_API_URL') ?? '');
  const isRealOrLocal = (value: string) => isLocal || !value.startsWith(SANDBOX_PREFIX);

  const settings: Settings = {
    emailApiUrl: needed('MAIL_API_URL').replace(/\/+$/, ''),
    emailApiKey: needed('MAIL_API_KEY', isRealOrLocal),
    fromAddress: needed('MAIL_FROM_ADDRESS'),
    fromName: needed('MAIL_FROM_NAME'),
    siteUrl: needed('SITE_URL'),
    factSheetSecret: needed('FACT_SHEET_SECRET', isRealOrLocal),
  };
  if (wrong.length > 0) throw new Error(`missing or wrong: ${wrong.join(', ')}`);
  return settings;
}
