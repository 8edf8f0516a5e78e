import { digestOfFolders } from '../../../src/content-model/digest-of-folders';
import { addCodeVersion } from '../../../src/content-model/onPreInit';
import { useFolder } from '../../fixtures/folder';

const { at, write } = useFolder();
const digestOfStyles = () => digestOfFolders([at()], '.css');

beforeEach(() => {
  write('tokens.css', ':root { --ink: #0a1828 }');
  write('components/Card.module.css', '.card { color: var(--ink) }');
  write('components/Card.tsx', 'export const Card = () => null;');
});

test.each([
  ['tokens.css', ':root { --ink: #0a1829 }'],
  ['components/Card.module.css', '.card { color: red }'],
  ['components/New.module.css', ''],
])('changes with %s', (name, text) => {
  const before = digestOfStyles();
  write(name, text);
  expect(digestOfStyles()).not.toBe(before);
});

test('does not change with anything else', () => {
  const before = digestOfStyles();
  write('components/Card.tsx', 'export const Card = () => "card";');
  write('tokens.css', ':root { --ink: #0a1828 }');
  expect(digestOfStyles()).toBe(before);
});

test('the code of the data layer is part of the version that Gatsby’s cache depends on', () => {
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

test('a Gatsby that has no such version stops the build', () => {
  expect(() => addCodeVersion([])).toThrow('default-site-plugin');
});
