import { createHash } from 'node:crypto';

/** What is needed of webpack here (https://webpack.js.org/api/compiler-hooks/#done). */
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
 * Names a compilation by the files that it makes, whose own names change with their content. webpack's name for it
 * changes from one cached build to the next although every file is the same, and Gatsby writes it into every page and
 * has visitors load anew where it has changed (https://github.com/gatsbyjs/gatsby/issues/33450): an edited post then
 * changed all pages.
 */
export const stableHash = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('StableHash', ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      const digest = createHash('sha256').update(names.sort().join('\n')).digest('hex');
      compilation.hash = digest.slice(0, 20);
    });
  },
};
