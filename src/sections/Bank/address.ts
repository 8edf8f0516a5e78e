const parameter = 'without';

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/**
 * The blocks that an address takes away, at most two, in its order: `?without=payroll-bureau`, or two joined by a
 * period, which programs that send links on leave as it is.
 *
 * @returns undefined if the address does not say
 */
export function removedIn(search: string, names: readonly string[]): string[] | undefined {
  const value = new URLSearchParams(search).get(parameter);
  if (value === null) return undefined;
  const slugs = [...new Set(value.toLowerCase().split('.'))];
  return slugs.flatMap((slug) => names.find((name) => slugOf(name) === slug) ?? []).slice(0, 2);
}

/** An address that takes blocks away, or nothing. */
export function addressWithout(removed: readonly string[], address: string): string {
  const url = new URL(address);
  url.searchParams.set(parameter, removed.map(slugOf).join('.') || 'nothing');
  return url.href;
}
