import { transformSync } from 'esbuild';

/** Transforms TypeScript, JSX and ES modules for jest, several times as fast as Babel. It does not hoist `jest.mock`. */
export default {
  process(source, sourcefile) {
    const isPackage = sourcefile.includes('node_modules');
    // CommonJS stays as it is.
    if (isPackage && !/\b(?:import|export)\b/.test(source)) return { code: source };
    const { code } = transformSync(source, {
      sourcefile,
      loader: /\.tsx?$/.exec(sourcefile)?.[0].slice(1) ?? 'jsx',
      format: 'cjs',
      jsx: 'automatic',
      sourcemap: isPackage ? false : 'inline',
      supported: { 'dynamic-import': false },
      target: 'node20',
    });
    return { code };
  },
};
