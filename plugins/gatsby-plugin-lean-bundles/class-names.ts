/** A webpack rule: rules within it, or css-loader with its options. */
interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string; localIdentHashPrefix?: string } } }[];
}

/**
 * css-loader's names for classes (https://github.com/webpack-contrib/css-loader#localidentname): three letters, because a class must
 * not begin with a digit. A unit test fails where two classes get one name; another prefix gives all of them others.
 */
export const shortNames = {
  localIdentName: '[sha256:hash:base52:3]',
  localIdentHashPrefix: 'name',
};

/**
 * Shortens the names of CSS modules' classes. A page carries each twice, in its styles and in its markup.
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
