/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { installScripts } from '../../../tools/licences/accepted';
import { counts, problems, runsNoScripts } from '../../../tools/licences/check';
import type { LockedPackage } from '../../../tools/licences/lock';
import { licenceOfText } from '../../../tools/licences/texts';

const scripted = Object.keys(installScripts).map((name) => locked(name, 'MIT', true));

function locked(name: string, licence?: string, hasInstallScript = false): LockedPackage {
  return { name, version: '1.0.0', licence, hasInstallScript };
}

/** What is said about these packages beside those whose scripts are known. */
const said = (...packages: LockedPackage[]) => problems([...scripted, ...packages]);

it.each([
  ['MIT'],
  ['(MIT OR GPL-3.0-only)'],
  ['GPL-3.0-only OR ISC AND Zlib'],
  ['(MIT AND Zlib)'],
  ['BSD-2-Clause OR MIT OR Apache-2.0'],
])('a package under %s is taken', (licence) => {
  expect(said(locked('some', licence))).toEqual([]);
});

it.each([
  ['GPL-3.0-only'],
  ['MIT AND GPL-3.0-only'],
  ['(GPL-2.0-only OR AGPL-3.0-only)'],
  ['(MIT OR GPL-3.0-only) AND SSPL-1.0'],
  ['SEE LICENSE IN LICENSE.md'],
  ['UNLICENSED'],
])('a package under %s is refused by one line', (licence) => {
  expect(said(locked('some', licence))).toEqual([`some 1.0.0: ${licence} is not accepted`]);
});

it('a package without any licence is refused', () => {
  expect(said(locked('some'))).toEqual(['some 1.0.0 states no licence']);
});

it('an exception holds for the packages that it names', () => {
  expect(said(locked('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later'))).toEqual([]);
  expect(said(locked('other', 'LGPL-3.0-or-later'))).toHaveLength(1);
  expect(said(locked('axe-core', 'LGPL-3.0-or-later'))).toHaveLength(1);
});

it('a new install script is to be read, a gone one to be taken off the list', () => {
  expect(said(locked('some', 'MIT', true))).toEqual([
    'some has an install script that nobody has read',
  ]);
  const [gone, ...left] = scripted;
  expect(problems(left)).toEqual([
    `${gone?.name} has no install script any more: take it off the list`,
  ]);
});

it('counts the packages of each licence, the most frequent first', () => {
  const packages = [locked('a'), locked('b', 'MIT'), locked('c', 'ISC'), locked('d', 'MIT')];
  expect(counts(packages)[0]).toEqual(['MIT', 2]);
  expect(new Map(counts(packages))).toEqual(
    new Map([
      ['MIT', 2],
      ['ISC', 1],
      ['none', 1],
    ]),
  );
});

it.each([
  ['MIT', 'Permission is hereby granted, free of\n charge, to any person obtaining a copy'],
  ['Unlicense', 'This is free and unencumbered software released into the public domain.'],
  ['BSD-2-Clause', 'Redistribution and use in source and binary forms, with or without'],
  [
    'BSD-3-Clause',
    'Redistribution and use in source and binary forms … may not be used to endorse or promote',
  ],
  [undefined, 'All rights reserved.'],
])('knows %s by its text', (licence, text) => {
  expect(licenceOfText(text)).toBe(licence);
});

it('sees whether npm is told to run no install script', () => {
  expect(runsNoScripts('fund=false\nignore-scripts=true\n')).toBe(true);
  expect(runsNoScripts('fund=false\n# ignore-scripts=true\n')).toBe(false);
});

it('the command accepts the packages of this project', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/licences/main.ts'],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^ *\d{4} MIT$/m);
});
