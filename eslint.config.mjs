import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may not import whom: the arrows of the house run one way (README, "How the code is laid out"). */
const forbidden = [
  {
    target: './src/components',
    from: ['./src/sections', './src/layout', './src/forms', './src/pages', './src/templates'],
  },
  {
    target: './src/sections',
    from: ['./src/layout', './src/forms', './src/pages', './src/templates'],
  },
  {
    target: './src/layout',
    from: ['./src/sections', './src/forms', './src/pages', './src/templates'],
  },
  {
    target: './src/forms',
    from: ['./src/sections', './src/layout', './src/pages', './src/templates'],
  },
  { target: './src/forms/rules', from: ['./src', './tools'], except: ['./forms/rules'] },
  {
    target: [
      './src/components',
      './src/sections',
      './src/layout',
      './src/forms',
      './src/pages',
      './src/templates',
    ],
    from: ['./src/server', './src/data-layer', './src/delivery', './src/api', './tools'],
  },
  { target: './src/delivery', from: ['./src'], except: ['./delivery'] },
  { target: './src/server', from: ['./src'], except: ['./server', './forms/rules'] },
  { target: './src/api', from: ['./src'], except: ['./api', './server', './forms/rules'] },
  {
    target: './src/data-layer',
    from: [
      './src/components',
      './src/sections',
      './src/layout',
      './src/forms',
      './src/pages',
      './src/templates',
    ],
  },
];

export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      '.rehearsal',
      'node_modules',
      'screens',
      'playwright-report',
      'test-results',
      'src/gatsby-types.d.ts',
      'src/server/*.generated.js',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**/*.tsx', 'src/**/use*.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: forbidden }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['**/*.inline.js'],
    languageOptions: { globals: { window: 'readonly', document: 'readonly' } },
  },
);
