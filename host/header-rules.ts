/** Converts a path with `*` and `:name` placeholders into a regular expression. */
export function addressPattern(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/').replaceAll('*', '.*')}$`);
}

/**
 * Parses a `_headers` file (https://docs.netlify.com/routing/headers/): path patterns, each followed by indented
 * headers.
 *
 * @returns A function that returns the headers of a path, by lower-case name. Later rules win.
 */
export function headerRules(text: string): (address: string) => Map<string, string> {
  const rules: { pattern: RegExp; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    if (!line.startsWith(' ')) rules.push({ pattern: addressPattern(line.trim()), headers: [] });
    else {
      const [name = '', ...value] = line.trim().split(': ');
      rules.at(-1)?.headers.push([name.toLowerCase(), value.join(': ')]);
    }
  }
  return (address) =>
    new Map(rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers));
}
