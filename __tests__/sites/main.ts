/**
 * `node --import tsx __tests__/sites/main.ts FOLDER [SITE …]`: makes the sites of `sites.ts` in a folder outside the
 * project, or some of them, and runs all checks and journeys on each, since no test depends on what a writer may
 * change. Sites that are already there are tested again, as they are.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../tools/run-command';
import { copySite } from '../../tools/site/copy-site';
import { sites } from './sites';

/** The site's prescribed words are those of its first content only (R39). */
const prescribedWords = '__tests__/unit/specification-words.test.ts';

const commands = [
  // The test of citations lists the files with Git.
  'git init --quiet',
  'npm run --silent check -- content unit',
  'node --import tsx tools/site/build-for-tests.ts',
  'npx jest --testMatch "**/built/*.test.ts"',
  'npx playwright test --project site',
];

runCommand(import.meta.filename, async ([folder, ...names]) => {
  if (!folder) throw new Error('Name a folder for the sites.');
  const failed: string[] = [];
  for (const [name, change] of Object.entries(sites)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const root = path.resolve(folder, name);
    if (!existsSync(root)) {
      await copySite(process.cwd(), root);
      await rm(path.join(root, prescribedWords));
      await change(root);
    }
    for (const command of commands) {
      console.log(`\n— ${name}: ${command}`);
      const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
      if (status !== 0) failed.push(`${name}: ${command}`);
    }
  }
  if (failed.length > 0) throw new Error(`These failed:\n${failed.join('\n')}`);
});
