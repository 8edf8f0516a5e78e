/** All tests but those of Playwright (playwright.config.ts). */
module.exports = {
  testMatch: ['<rootDir>/__tests__/**/*.test.ts?(x)'],
  transform: { '\\.m?[jt]sx?$': '<rootDir>/__tests__/transform.mjs' },
  // Node can require ES modules, but jest before Node 24.9 cannot: packages are transformed too, and cached.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/unit/css-module.ts',
    '^gatsby$': '<rootDir>/__tests__/unit/gatsby.tsx',
    // jest treats ES modules as CommonJS and does not see exports for `import` only.
    '^cspell-trie-lib$': '<rootDir>/node_modules/cspell-trie-lib/dist/index.js',
  },
  // Long enough for a busy machine.
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '/.cache/', '/public/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/public/',
    // Except the function.
    '<rootDir>/\\.rehearsal/(?!\\.netlify|\\.cache/functions)',
  ],
};
