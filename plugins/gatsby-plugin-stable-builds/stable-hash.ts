import { hash } from 'node:crypto';
import { whenDone } from './when-done';

/**
 * A webpack plugin that derives a compilation's hash from its file names, which contain content hashes. webpack's hash
 * can differ between builds with identical files, and Gatsby writes it into every page
 * (https://github.com/gatsbyjs/gatsby/issues/33450).
 */
export const stableHash = whenDone('StableHash', (compilation) => {
  const names = compilation.getAssets().map(({ name }) => name);
  compilation.hash = hash('sha256', names.sort().join('\n')).slice(0, 20);
});
