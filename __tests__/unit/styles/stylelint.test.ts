import { spawnSync } from 'node:child_process';

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

/** Lints each line as a rule of a component's style sheet. */
function lint(): { line: number; rule: string }[] {
  const sheet = lines.map((text, number) => `.planted${number} { ${text} }`).join('\n');
  const file = 'src/sections/Planted/Planted.module.css';
  const command = ['node_modules/stylelint/bin/stylelint.mjs', '--stdin-filename', file];
  const { stderr } = spawnSync(process.execPath, [...command, '--formatter', 'json'], {
    input: sheet,
    encoding: 'utf8',
  });
  return JSON.parse(stderr)[0].warnings;
}

test('stylelint reports exactly the planted faults', () => {
  const found = lint().toSorted((one, other) => one.line - other.line);
  expect(found.map(({ line, rule }) => [lines[line - 1], rule])).toEqual(faults);
});
