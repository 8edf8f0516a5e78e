/** A regular expression's source for a path with `*` and `:name` placeholders. */
export const patternSource = (pattern: string): string =>
  pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');

/** A regular expression for a path with such placeholders. */
export const addressPattern = (pattern: string): RegExp =>
  new RegExp(`^${patternSource(pattern)}$`);

/** The headers of the paths that match a pattern, in the order of the file. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Parses a `_headers` file (https://docs.netlify.com/routing/headers/): path patterns, each followed by indented
 * headers. Ignores lines with `!`, which remove an earlier rule's header on Cloudflare Pages, since later rules win
 * anyway.
 *
 * @returns The rules, with lower-case names.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    if (!line.startsWith(' ')) rules.push({ path: line.trim(), headers: [] });
    else if (!line.trim().startsWith('!')) {
      const [name = '', ...value] = line.trim().split(': ');
      rules.at(-1)?.headers.push([name.toLowerCase(), value.join(': ')]);
    }
  }
  return rules;
}

/** Parses a `_headers` file, and returns a function for the headers of a path, by lower-case name. Later rules win. */
export function headerRules(text: string): (address: string) => Map<string, string> {
  const rules = parseHeaderRules(text).map(({ path, headers }) => ({
    pattern: addressPattern(path),
    headers,
  }));
  return (address) =>
    new Map(rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers));
}
