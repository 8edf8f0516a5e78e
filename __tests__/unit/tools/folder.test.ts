import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '../../fixtures/folder';

const { at } = useFolder();

/** What the check prints in a folder of that name. */
function checkIn(name: string): string {
  mkdirSync(at(name));
  const script = path.resolve('tools/run/folder.mjs');
  return spawnSync(process.execPath, [script], { cwd: at(name), encoding: 'utf8' }).stderr;
}

test.each(['(', '#', '%', '['])('a folder with %s in its name is told in one line', (character) => {
  const printed = checkIn(`website ${character}`);
  expect(printed).toContain(`has a “${character}”`);
  expect(printed.trim()).not.toContain('\n');
});

test.each(['website', 'web site', 'my-website_2.0', 'Überblick'])('%s is fine', (name) => {
  expect(checkIn(name)).toBe('');
});

test('what starts Gatsby begins with that check', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['build', 'develop']) {
    expect(scripts[name]).toMatch(/^node tools\/run\/folder\.mjs && /);
  }
  for (const file of ['start', 'test']) {
    expect(readFileSync(`tools/run/${file}.mjs`, 'utf8')).toContain("import './folder.mjs'");
  }
});
