import { digestOfFolders } from '../../../../src/content-model/source/digest-of-folders';
import { addCodeVersion } from '../../../../src/content-model/onPreInit';
import { useFolder } from '../../../fixtures/folder';

const { at, write } = useFolder();
const digestOfStyles = () => digestOfFolders([at()], '.css');

beforeEach(() => {
  write('tokens.css', ':root { --ink: #0a1828 }');
  write('components/Card.module.css', '.card { color: var(--ink) }');
  write('components/Card.tsx', 'export const Card = () => null;');
});

test.each([
  ['components/Card.module.css', '.card { color: red }', true],
  ['components/New.module.css', '', true],
  ['components/Card.tsx', 'export const Card = () => "card";', false],
  ['tokens.css', ':root { --ink: #0a1828 }', false],
])('with %s as %j, the digest changes: %s', (name, text, expected) => {
  const before = digestOfStyles();
  write(name, text);
  expect(digestOfStyles() !== before).toBe(expected);
});

test('Gatsby’s cache depends on the code of the data layer', () => {
  const plugins = [
    { name: 'gatsby-plugin-sharp', version: '5.0.0' },
    { name: 'default-site-plugin', version: 'abc' },
  ];
  addCodeVersion(plugins);
  expect(plugins.map(({ version }) => version)).toEqual([
    '5.0.0',
    `abc${digestOfFolders(['src/content-model', 'plugins'])}`,
  ]);
});

test('the build stops if Gatsby has no such version', () => {
  expect(() => addCodeVersion([])).toThrow('default-site-plugin');
});
