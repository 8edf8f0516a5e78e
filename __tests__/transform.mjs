import { transformSync } from 'esbuild';

/** Transforms TypeScript, JSX and ES modules for jest, several times as fast as Babel. It does not hoist `jest.mock`. */
export default {
  process: (source, sourcefile) =>
    transformSync(source, {
      sourcefile,
      loader: /\.tsx?$/.test(sourcefile) ? 'tsx' : 'jsx',
      format: 'cjs',
      jsx: 'automatic',
      sourcemap: sourcefile.includes('node_modules') ? false : 'inline',
      supported: { 'dynamic-import': false },
      target: 'node20',
    }),
};
