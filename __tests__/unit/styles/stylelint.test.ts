import { spawnSync } from 'node:child_process';
import path from 'node:path';

const faults = [
  ['color: #0a1828', 'color-no-hex'],
  ['color: black', 'color-named'],
  ['color: rgb(10 24 40)', 'function-disallowed-list'],
  ['color: var(--harbour)', 'no-unknown-custom-properties'],
  ['margin: var(--space-77)', 'no-unknown-custom-properties'],
  ['margin: 7px', 'unit-allowed-list'],
  ['@media (width > 50em) { margin: 0 }', 'media-feature-name-disallowed-list'],
  ['@media (--above-all) { margin: 0 }', 'no-unknown-custom-media'],
] as const;

const right = [
  '--width: 20rem; width: var(--width)',
  'color: var(--link)',
  '@media (--above-m) { margin: var(--space-2) }',
];

const lines = [...faults.map(([text]) => text), ...right];

interface Report {
  warnings: { line: number; rule: string }[];
}

/** Lints the lines, each as a rule of one component's style sheet. */
function lint(): Report['warnings'] {
  const sheet = lines.map((text, number) => `.planted${number} { ${text} }`).join('\n');
  const file = 'src/sections/Planted/Planted.module.css';
  const command = ['node_modules/stylelint/bin/stylelint.mjs', '--stdin-filename', file];
  const { stderr } = spawnSync(process.execPath, [...command, '--formatter', 'json'], {
    cwd: path.resolve(__dirname, '../../..'),
    input: sheet,
    encoding: 'utf8',
  });
  const [{ warnings }]: [Report] = JSON.parse(stderr);
  return warnings.toSorted((one, other) => one.line - other.line);
}

test('stylelint reports each planted fault, and nothing else', () => {
  const found = lint().map(({ line, rule }) => [lines[line - 1], rule]);
  expect(found).toEqual(faults);
});
