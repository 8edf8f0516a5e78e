import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stylesDigest } from '../../../../plugins/gatsby-plugin-stable-builds/styles-digest';

let root = '';
const write = (name: string, text: string) => writeFileSync(path.join(root, 'src', name), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(root, 'src/components'), { recursive: true });
  write('tokens.css', ':root { --ink: #0a1828 }');
  write('components/Card.module.css', '.card { color: var(--ink) }');
  write('components/Card.tsx', 'export const Card = () => null;');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['tokens.css', ':root { --ink: #0a1829 }'],
  ['components/Card.module.css', '.card { color: red }'],
  ['components/New.module.css', ''],
])('changes with %s', (name, text) => {
  const before = stylesDigest(root);
  write(name, text);
  expect(stylesDigest(root)).not.toBe(before);
});

test('does not change with anything else', () => {
  const before = stylesDigest(root);
  write('components/Card.tsx', 'export const Card = () => "card";');
  write('tokens.css', ':root { --ink: #0a1828 }');
  expect(stylesDigest(root)).toBe(before);
});
