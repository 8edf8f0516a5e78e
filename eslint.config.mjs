import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const shared = ['src/helpers', 'src/hooks', 'src/styles'];
const view = ['src/components', 'src/layout', 'src/sections', 'src/forms'];

/** The rooms that each room may import (docs/architecture.md). */
const mayImport = {
  'src/styles': [],
  'src/helpers': [],
  'src/hooks': ['src/helpers'],
  'src/components': shared,
  'src/sections': ['src/components', ...shared],
  'src/layout': ['src/components', ...shared],
  'src/forms': ['src/components', ...shared],
  'src/forms/rules': [],
  'src/pages': [...view, ...shared],
  'src/templates': [...view, ...shared],
  'src/server/function': ['src/server/shared', 'src/forms/rules'],
  'src/server/shared': ['src/forms/rules'],
  'src/api': ['src/server', 'src/forms/rules'],
  'src/content-model': ['src/server', 'src/forms/rules'],
  'src/content-model/schema': [],
  'src/content-model/source': ['src/content-model/schema', 'src/forms/rules'],
  'src/content-model/pages': ['src/content-model/schema', 'src/content-model/source', 'src/server'],
  'src/content-model/rules': [
    'src/content-model/schema',
    'src/content-model/source',
    'src/content-model/pages',
    'src/forms/rules',
  ],
  'src/content-model/nodes': [
    'src/content-model/schema',
    'src/content-model/source',
    'src/content-model/pages',
  ],
  plugins: ['src/content-model', 'src/server'],
  host: ['src/server'],
  tools: ['src', 'plugins', 'host'],
  __tests__: ['src', 'plugins', 'host', 'tools'],
  artwork: [],
};

const rooms = Object.keys(mayImport);
const isWithin = (room, other) => room === other || room.startsWith(`${other}/`);
const isInside = (room) => rooms.some((other) => other !== room && isWithin(room, other));

/** The zones for import-x/no-restricted-paths. They forbid all other imports, also from the surrounding room. */
const zones = rooms.flatMap((target) => {
  const allowed = [target, ...mayImport[target]];
  return rooms
    .filter((from) => !isInside(from) && !allowed.some((room) => isWithin(from, room)))
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      except: allowed
        .filter((room) => isWithin(room, from))
        .map((room) => `.${room.slice(from.length)}`),
    }));
});

export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      'node_modules',
      'screens',
      'playwright-report',
      'test-results',
      'src/gatsby-types.d.ts',
      'src/server/function/*.generated.js',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**/*.tsx', 'src/**/use*.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.inline.js', 'tools/sandbox/inbox.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Gatsby's postcss-loader reads CommonJS only.
    files: ['postcss.config.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
