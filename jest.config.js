// West of Greenwich, a day that is read as local is the day before. Only there do tests notice.
process.env.TZ = 'America/Los_Angeles';

/** The unit tests. Journeys in browsers are in playwright.config.ts. */
module.exports = {
  // With the source, `jest --findRelatedTests FILE` finds the tests that import a file.
  roots: ['__tests__', 'src', 'plugins', 'host', 'tools'].map((room) => `<rootDir>/${room}`),
  // The others need a built site or a browser: npm test and the nightly workflow name them with --testMatch.
  testMatch: ['**/__tests__/unit/**/*.test.ts?(x)'],
  transform: { '\\.m?[jt]sx?$': '<rootDir>/__tests__/transform.mjs' },
  // Node can require ES modules, but jest before Node 24.9 cannot: packages are transformed too, and cached.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/unit/css-module.ts',
    '^gatsby$': '<rootDir>/__tests__/unit/gatsby.tsx',
  },
  // Long enough for a busy machine.
  testTimeout: 60_000,
};
