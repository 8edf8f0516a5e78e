/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const loader = createRequire(__filename)('../../../src/data-layer/browser-helmet.js') as (
  source: string,
) => string;

const helmet = readFileSync('node_modules/react-helmet/es/Helmet.js', 'utf8');

test('react-helmet keeps all that a browser calls, and is still a module', () => {
  const slim = loader(helmet);
  expect(helmet.length - slim.length).toBeGreaterThan(1000);
  expect(slim).toContain('var Helmet = function Helmet(Component)');
  expect(slim).toContain('var mapStateOnServer = undefined;');
});

test('a react-helmet that is written otherwise ends the build', () => {
  expect(() => loader('export const Helmet = () => null;\n')).toThrow('written otherwise');
});
