/** The part of webpack's API that is used here (https://webpack.js.org/api/compiler-hooks/#done). */
interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        callback: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void,
      ) => void;
    };
  };
}

/**
 * A webpack plugin that lets webpack's cache depend on no packages. webpack would resolve every `require` of all loaders to
 * find theirs, 5,000 files. `cache.version` changes instead where a package does
 * (https://webpack.js.org/configuration/cache/#cacheversion).
 */
export const forgetBuildDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('ForgetBuildDependencies', ({ compilation }) =>
      compilation.buildDependencies.clear(),
    );
  },
};
