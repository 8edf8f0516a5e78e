/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Report {
  filePath: string;
  messages: { ruleId: string }[];
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.resolve('src/components/planted-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that the project's linter reports for some files. */
function reportedRules(sources: Record<string, string>): string[] {
  const files = Object.entries(sources).map(([name, source]) => {
    const file = path.join(folder, name);
    writeFileSync(file, source);
    return file;
  });
  const eslint = ['node_modules/eslint/bin/eslint.js', '--format', 'json', ...files];
  const { stdout } = spawnSync(process.execPath, eslint, { encoding: 'utf8' });
  const reports: Report[] = JSON.parse(stdout);
  return reports.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

it('reports an import against the rooms’ direction, and a cycle', () => {
  const forbidden = reportedRules({
    'section.ts': "export { Banner } from '../../sections/Banner/Banner';\n",
    'test.ts': "export { routes } from '../../../tools/site/routes';\n",
    'button.ts': "export { Button } from '../Button/Button';\n",
    'one.ts': "import { two } from './two';\n\nexport const one = () => two();\n",
    'two.ts': "import { one } from './one';\n\nexport const two = () => one();\n",
  });
  expect(forbidden.sort()).toEqual([
    'import-x/no-cycle',
    'import-x/no-cycle',
    'import-x/no-restricted-paths',
    'import-x/no-restricted-paths',
  ]);
}, 60_000);
