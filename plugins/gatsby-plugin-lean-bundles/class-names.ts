import { createHash } from 'node:crypto';
import path from 'node:path';

/** A webpack rule: rules within it, or css-loader with its options. */
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

/** Five letters that depend on the class only. Letters, since a class may not begin with a digit. */
const shortName = (source: string): string =>
  [...createHash('sha256').update(source).digest().subarray(0, 5)]
    .map((byte) => letters[byte % letters.length])
    .join('');

/** Names classes by five letters. Throws where two classes would get one name. */
export function classNamer(root: string): LocalIdent {
  const sources = new Map<string, string>();
  return ({ resourcePath }, _template, localName) => {
    const file = path.relative(root, resourcePath).replaceAll(path.sep, '/');
    const source = `${file} .${localName}`;
    const name = shortName(source);
    const other = sources.get(name) ?? source;
    if (other !== source) {
      throw new Error(`One short class name for two classes. Rename one: ${other}, ${source}`);
    }
    sources.set(name, source);
    return name;
  };
}

/**
 * Shortens the names of CSS modules' classes. A page carries each twice, in its styles and in its markup.
 *
 * @param rules webpack's rules; changed in place
 */
export function shortenClassNames(rules: readonly Rule[]): void {
  const getLocalIdent = classNamer(process.cwd());
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
