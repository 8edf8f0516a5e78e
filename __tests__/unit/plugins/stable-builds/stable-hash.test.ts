import { stableHash } from '../../../../plugins/gatsby-plugin-stable-builds/stable-hash';

/** The hash of a compilation with these files. */
function hashOf(names: readonly string[], webpacks: string): string {
  const getAssets = () => names.map((name) => ({ name }));
  const compilation = { hash: webpacks, getAssets, buildDependencies: new Set() };
  stableHash.apply({ hooks: { done: { tap: (_, callback) => callback({ compilation }) } } });
  return compilation.hash;
}

test('the same files have the same hash, whatever webpack says and in whatever order they come', () => {
  expect(hashOf(['app-1.js', 'page-2.js'], 'a')).toBe(hashOf(['page-2.js', 'app-1.js'], 'b'));
});

test('another file has another hash', () => {
  expect(hashOf(['app-1.js', 'page-2.js'], 'a')).not.toBe(hashOf(['app-1.js', 'page-3.js'], 'a'));
});
