/** A country in the list. */
export interface Country {
  /** The English name. */
  name: string;
  /** Digits only: '44'. */
  callingCode: string;
}

/** Removes accents, upper case and surrounding spaces, so that 'turkiye' finds Türkiye. */
export const normalize = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The countries whose names start with a text (R136). */
export function filterByPrefix(countries: readonly Country[], text: string): Country[] {
  const prefix = normalize(text);
  return countries.filter(({ name }) => normalize(name).startsWith(prefix));
}

/** The country with exactly this name, ignoring case and accents. */
export function findByName(countries: readonly Country[], text: string): Country | undefined {
  const name = normalize(text);
  return name === '' ? undefined : countries.find((country) => normalize(country.name) === name);
}
