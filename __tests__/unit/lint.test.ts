import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '../fixtures/folder';

interface Report {
  filePath: string;
  messages: { ruleId: string }[];
}

/** A project of its own with this project's rules, so that other checks never see its mistakes. */
const project = useFolder();

/** The rules that the linter reports for each of some files. */
function reportedRules(sources: Record<string, string>): Record<string, string[]> {
  for (const [file, source] of Object.entries(sources)) project.write(file, source);
  for (const shared of ['eslint.config.mjs', 'node_modules', 'package.json']) {
    symlinkSync(path.resolve(shared), project.at(shared));
  }
  const eslint = path.resolve('node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync(process.execPath, [eslint, '--format', 'json', 'src'], {
    cwd: project.at(),
    encoding: 'utf8',
  });
  const reports: Report[] = JSON.parse(stdout);
  return Object.fromEntries(
    reports.map(({ filePath, messages }) => [
      path.relative(project.at(), filePath),
      messages.map(({ ruleId }) => ruleId),
    ]),
  );
}

it('reports an import against the rooms’ direction, and a cycle', () => {
  const planted = {
    'src/components/button.ts': "export const button = 'button';\n",
    'src/components/link.ts': "export { button } from './button';\n",
    'src/components/section.ts': "export { banner } from '../sections/banner';\n",
    'src/components/test.ts': "export { routes } from '../../tools/routes';\n",
    'src/components/one.ts': "import { two } from './two';\n\nexport const one = () => two();\n",
    'src/components/two.ts': "import { one } from './one';\n\nexport const two = () => one();\n",
    'src/sections/banner.ts': "export { button as banner } from '../components/button';\n",
    'tools/routes.ts': "export const routes = ['/home'];\n",
  };
  expect(reportedRules(planted)).toEqual({
    'src/components/button.ts': [],
    'src/components/link.ts': [],
    'src/components/section.ts': ['import-x/no-restricted-paths'],
    'src/components/test.ts': ['import-x/no-restricted-paths'],
    'src/components/one.ts': ['import-x/no-cycle'],
    'src/components/two.ts': ['import-x/no-cycle'],
    'src/sections/banner.ts': [],
  });
}, 60_000);
