/** The part of a compilation that the plugins use (https://webpack.js.org/api/compilation-object/). */
interface Compilation {
  hash?: string;
  getAssets: () => readonly { name: string }[];
  buildDependencies: { clear: () => void };
}

/** The part of webpack's API that is used here (https://webpack.js.org/api/compiler-hooks/#done). */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, callback: (stats: { compilation: Compilation }) => void) => void;
    };
  };
}

/** A webpack plugin that calls a function when a compilation is done. */
export const whenDone = (name: string, use: (compilation: Compilation) => void) => ({
  apply: ({ hooks }: Compiler) => hooks.done.tap(name, ({ compilation }) => use(compilation)),
});
