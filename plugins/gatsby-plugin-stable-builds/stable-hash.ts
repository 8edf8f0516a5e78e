import { hash } from 'node:crypto';

/** The part of webpack's API that is used here (https://webpack.js.org/api/compiler-hooks/#done). */
interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        callback: (stats: {
          compilation: { hash?: string; getAssets: () => readonly { name: string }[] };
        }) => void,
      ) => void;
    };
  };
}

/**
 * A webpack plugin that derives the hash of a compilation from its file names, which contain content hashes. webpack's
 * own hash can differ between builds with identical files, and Gatsby writes it into every page
 * (https://github.com/gatsbyjs/gatsby/issues/33450).
 */
export const stableHash = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('StableHash', ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = hash('sha256', names.sort().join('\n')).slice(0, 20);
    });
  },
};
