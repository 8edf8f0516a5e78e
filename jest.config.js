/** All tests but those of Playwright (playwright.config.ts). */
module.exports = {
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts?(x)'],
  transform: { '\\.m?[jt]sx?$': '<rootDir>/__tests__/transform.mjs' },
  // Node can require ES modules, but jest before Node 24.9 cannot: packages are transformed too, and cached.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/unit/css-module.ts',
    '^gatsby$': '<rootDir>/__tests__/unit/gatsby.tsx',
    // jest takes ES modules for CommonJS and does not see what they export for `import` only.
    '^cspell-trie-lib$': '<rootDir>/node_modules/cspell-trie-lib/dist/index.js',
  },
  // Long enough for a busy machine.
  testTimeout: 60_000,
};
