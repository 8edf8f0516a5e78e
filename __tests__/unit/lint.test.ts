import { spawnSync } from 'node:child_process';

/** Imports against the direction of the rooms. */
const forbidden = [
  ['src/components/planted.ts', '../sections/Vision/Vision'],
  ['src/content-model/nodes/planted.ts', '../rules/check'],
  ['src/content-model/source/planted.ts', '../nodes/elements'],
].map(([file, imported]) => [file, `export { planted } from '${imported}';`]);

/** Lints texts as if they were files of this project, and prints how many forbidden imports each has. */
const program = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [filePath, text] of ${JSON.stringify(forbidden)}) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    found.push(messages.filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths').length);
  }
  console.log(JSON.stringify(found));
`;

test('the linter reports forbidden imports', () => {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(forbidden.map(() => 1));
});
