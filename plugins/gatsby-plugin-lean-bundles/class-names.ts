/** A webpack rule: nested rules, or css-loader with its options. */
interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string; localIdentHashPrefix?: string } } }[];
}

/**
 * css-loader's names for classes (https://github.com/webpack-contrib/css-loader#localidentname): three letters; a class
 * must not begin with a digit. A unit test fails if two classes have the same name; another prefix changes all names.
 */
export const shortNames = {
  localIdentName: '[md5:hash:base52:3]',
  localIdentHashPrefix: 'opener',
};

/**
 * Shortens the class names of CSS modules, which are in a page's styles and in its markup.
 *
 * @param rules webpack's rules; changed in place
 */
export function shortenClassNames(rules: readonly Rule[]): void {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClassNames(oneOf);
    for (const { options } of [use].flat()) {
      if (options?.modules?.localIdentName) Object.assign(options.modules, shortNames);
    }
  }
}
