const presets = [
  ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
  '@babel/preset-typescript',
];

/** Unit tests: rules, data layer, components' logic. What visitors do is tested in a browser (playwright.config.ts). */
module.exports = {
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts?(x)'],
  transform: { '^.+\\.[jt]sx?$': ['babel-jest', { presets }] },
  transformIgnorePatterns: [
    '/node_modules/(?!(yaml|fast-check|countries-list|(@fastify/static/node_modules/)?content-disposition)/)',
  ],
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/__tests__/unit/css-module.ts' },
  // A busy machine takes several times as long as an idle one.
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '/.cache/', '/public/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/public/',
    '<rootDir>/.rehearsal/public',
  ],
};
