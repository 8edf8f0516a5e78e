import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A webpack rule: nested rules, or css-loader with its options. */
interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string; getLocalIdent?: LocalIdent } } }[];
}

/** https://github.com/webpack-contrib/css-loader#getlocalident */
type LocalIdent = (
  context: { resourcePath: string },
  template: string,
  localName: string,
) => string;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Three letters for a class of a file; a class must not begin with a digit. */
export const shortName = (file: string, className: string): string =>
  [...hash('sha256', `${file} .${className}`, 'buffer').subarray(0, 3)]
    .map((byte) => letters[byte % letters.length])
    .join('');

/** A file's path, the same wherever the site is built. */
const relativePath = (file: string) => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** The classes of a style sheet, each once, with its file. Other words after a dot do no harm. */
const classesOf = (file: string): (readonly [file: string, className: string])[] => {
  const names = readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi);
  return [...new Set([...names].map(([, name = '']) => name))].map((name) => [file, name] as const);
};

/** Throws if two classes have the same short name. */
export function assertUniqueNames(
  classes: readonly (readonly [file: string, name: string])[],
): void {
  const owners = new Map<string, string>();
  for (const [file, className] of classes) {
    const name = shortName(file, className);
    const owner = `${file} .${className}`;
    const other = owners.get(name);
    if (other)
      throw new Error(`Two classes have the same short name. Rename one: ${other}, ${owner}`);
    owners.set(name, owner);
  }
}

/**
 * Shortens the class names of CSS modules, which are in a page's styles and in its markup.
 *
 * @param rules webpack's rules; changed in place
 * @throws if two classes have the same short name. webpack names only what its cache lacks, so this reads all style
 * sheets.
 */
export function shortenClassNames(rules: readonly Rule[]): void {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => `src/${name}`.replaceAll(path.sep, '/'));
  assertUniqueNames(sheets.flatMap(classesOf));

  const getLocalIdent: LocalIdent = ({ resourcePath }, _template, localName) =>
    shortName(relativePath(resourcePath), localName);
  const shorten = (nested: readonly Rule[]): void => {
    for (const { oneOf = [], use = [] } of nested) {
      shorten(oneOf);
      for (const { options } of Array.isArray(use) ? use : []) {
        if (options?.modules?.localIdentName) options.modules.getLocalIdent = getLocalIdent;
      }
    }
  };
  shorten(rules);
}
