/** A choice of the country list. */
export interface Country {
  /** The English name. */
  name: string;
  /** Digits only: '44'. */
  callingCode: string;
}

/** A text without case, accents and outer spaces, so that 'turkiye' finds Türkiye. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The countries whose name starts with the text (R136). */
export function startingWith(countries: readonly Country[], text: string): Country[] {
  const start = fold(text);
  return countries.filter(({ name }) => fold(name).startsWith(start));
}

/** The country of exactly this name, in any case. */
export function named(countries: readonly Country[], text: string): Country | undefined {
  const name = fold(text);
  return name === '' ? undefined : countries.find((country) => fold(country.name) === name);
}
