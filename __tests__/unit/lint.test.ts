import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
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
  mkdirSync(project.at('tools'), { recursive: true });
  for (const shared of ['eslint.config.mjs', 'node_modules', 'package.json', 'tools/lint']) {
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
    'src/content-model/hooks.ts': "export { check } from './rules/check';\n",
    'src/content-model/nodes/field.ts': "export { check } from '../rules/check';\n",
    'src/content-model/nodes/node.ts': "export { file as node } from '../source/file';\n",
    'src/content-model/rules/check.ts': "export { file as check } from '../source/file';\n",
    'src/content-model/source/file.ts': "export const file = 'file';\n",
    'src/content-model/source/history.ts': "export { node } from '../nodes/node';\n",
    'src/content-model/source/hook.ts': "export { check } from '../hooks';\n",
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
    'src/content-model/hooks.ts': [],
    'src/content-model/nodes/field.ts': ['import-x/no-restricted-paths'],
    'src/content-model/nodes/node.ts': [],
    'src/content-model/rules/check.ts': [],
    'src/content-model/source/file.ts': [],
    'src/content-model/source/history.ts': ['import-x/no-restricted-paths'],
    'src/content-model/source/hook.ts': ['import-x/no-restricted-paths'],
  });
}, 60_000);

it('reports a text that translators would take from React', () => {
  const element = (inner: string) =>
    `export const Part = ({ busy, text, children }) => ${inner};\n`;
  const planted = {
    'besideCondition.tsx': '<p>{busy && <b />}Sent</p>',
    'childrenBesideCondition.tsx': '<button>{busy && <b />}{children}</button>',
    'besideElement.tsx': '<p>{text}<b /></p>',
    'conditional.tsx': "<p><b />{busy ? 'yes' : 'no'}</p>",
    'fallback.tsx': '<p><b />{text ?? children}</p>',
    'member.tsx': '<p><b />{text?.label}</p>',
    'template.tsx': '<p><b />{`${text}, ${busy}`}</p>',
    'inFragment.tsx': '<>{text}<b /></>',
    'alone.tsx': '<p>{busy ? text : children}</p>',
    'unchanging.tsx': '<p>Sent <b /></p>',
    'elements.tsx': '<div>{busy && <b />}{children}{busy?.map(() => <i key="i" />)}</div>',
    'inElement.tsx': '<p>{busy && <b />} <span>{text}</span></p>',
  };
  const sources = Object.entries(planted).map(([file, jsx]) => [`src/${file}`, element(jsx)]);
  const reports = Object.entries(reportedRules(Object.fromEntries(sources)));
  const reported = reports.filter(([, rules]) => rules.includes('site/text-alone'));
  expect(reported.map(([file]) => file).sort()).toEqual(
    ['besideCondition', 'besideElement', 'childrenBesideCondition', 'conditional', 'fallback']
      .concat(['inFragment', 'member', 'template'])
      .map((name) => `src/${name}.tsx`),
  );
}, 60_000);
