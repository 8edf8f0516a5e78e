/** An address with `*` and `:name` in it, as an expression. */
export function addressPattern(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/').replaceAll('*', '.*')}$`);
}

/**
 * Reads a `_headers` file (https://docs.netlify.com/routing/headers/): a line with a pattern, then indented lines
 * with the headers of the addresses that match it.
 *
 * @returns a function that gives the headers of an address, by name in lower case; later rules win
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
