import { normalize } from '../../helpers/normalize';

export interface Country {
  /** The English name. */
  name: string;
  /** Digits only: '44'. Empty if the list could not be loaded. */
  callingCode: string;
  /** Other names that find it: native and usual names. */
  names?: readonly string[];
  /** Its two- and three-letter codes. */
  codes?: readonly string[];
}

/** A country that a text finds. */
export interface Match {
  country: Country;
  /** The text is a whole name or code, not only its beginning. */
  isWhole: boolean;
  /** The name that was found, if not the English one. */
  otherName?: string;
}

function matchOf(country: Country, text: string): Match | undefined {
  const query = normalize(text);
  const names = [country.name, ...(country.names ?? [])].map((name) => ({
    name,
    normal: normalize(name),
  }));
  const codes = country.codes ?? [];
  const whole =
    names.find(({ normal }) => normal === query)?.name ??
    // In small letters it may be the start of a name, as ch is of Chile.
    codes.find((code) => code === text.trim());
  const found =
    whole ??
    names.find(({ normal }) => normal.startsWith(query))?.name ??
    // One letter matches too many codes.
    codes.find((code) => query[1] && normalize(code).startsWith(query));
  if (!found && !`+${country.callingCode}`.startsWith(query.replace(/^(?=\d)/, '+')))
    return undefined;
  const isOther = !names[0]?.normal.startsWith(query);
  return { country, isWhole: Boolean(whole), ...(found && isOther && { otherName: found }) };
}

/** All countries; undefined while they load. */
export type Countries = readonly Country[] | undefined;

const matchesOf = (countries: Countries, text: string) =>
  (countries ?? []).flatMap((country) => matchOf(country, text) ?? []);

/**
 * The countries of a name with an addition, as lists of ISO 3166 and address books write it: Korea, Republic of; Virgin
 * Islands (British); England, UK.
 */
function findQualified(countries: Countries, text: string): Match[] {
  const [, name = '', addition = ''] = /^([^,(]+)[,(]([^)]+)/.exec(text) ?? [];
  if (!addition) return [];
  const wholes = (reading: string) =>
    matchesOf(countries, reading).filter(({ isWhole }) => isWhole);
  const reordered = wholes(`${addition} ${name}`);
  if (reordered.length > 0) return reordered;
  const found = new Map([addition, name].flatMap(wholes).map((match) => [match.country, match]));
  // Georgia, USA: two countries, so neither is certain.
  return [...found.values()].map((match) => ({ ...match, isWhole: found.size === 1 }));
}

/**
 * The countries that a text finds (R136): by the start of their English, native or usual names, and of their
 * codes. English names come first, then whole other ones.
 */
export function findCountries(countries: Countries, text: string): Match[] {
  const found = matchesOf(countries, text);
  if (found.length === 0) return findQualified(countries, text);
  const rank = ({ otherName, isWhole }: Match) => (otherName ? (isWhole ? 1 : 2) : 0);
  return found.sort((one, other) => rank(one) - rank(other));
}

/**
 * The only country with this name, usual name or code, or else the only one that the text finds. English names take
 * precedence.
 */
export function findByName(countries: Countries, text: string): Country | undefined {
  const found = findCountries(countries, text);
  const whole = found.filter(({ isWhole }) => isWhole);
  const [match] = whole.length > 1 ? whole.filter(({ otherName }) => !otherName) : whole;
  return (match ?? (found.length === 1 ? found[0] : undefined))?.country;
}
