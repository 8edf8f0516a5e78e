import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '../fixtures/folder';

/** A separate project with this project's rules, so that other checks never see its mistakes. */
const project = useFolder();

/** Imports in the allowed direction, and against it. */
const right = {
  'src/components/button.ts': "export const button = 'button';\n",
  'src/components/link.ts': "export { button } from './button';\n",
  'src/sections/banner.ts': "export { button as banner } from '../components/button';\n",
  'src/content-model/hooks.ts': "export { check } from './rules/check';\n",
  'src/content-model/nodes/node.ts': "export { file as node } from '../source/file';\n",
  'src/content-model/rules/check.ts': "export { file as check } from '../source/file';\n",
  'src/content-model/source/file.ts': "export const file = 'file';\n",
  'tools/routes.ts': "export const routes = ['/home'];\n",
};
const wrong = {
  'src/components/section.ts': "export { banner } from '../sections/banner';\n",
  'src/components/test.ts': "export { routes } from '../../tools/routes';\n",
  'src/content-model/nodes/field.ts': "export { check } from '../rules/check';\n",
  'src/content-model/source/history.ts': "export { node } from '../nodes/node';\n",
  'src/content-model/source/hook.ts': "export { check } from '../hooks';\n",
};

/** Texts that translators may change, and texts with which they would break React. */
const safe = [
  '<p>{busy ? text : children}</p>',
  '<p>Sent <b /></p>',
  '<div>{busy && <b />}{children}{busy?.map(() => <i key="i" />)}</div>',
  '<p>{busy && <b />} <span>{text}</span></p>',
];
const lost = [
  '<p>{busy && <b />}Sent</p>',
  '<button>{busy && <b />}{children}</button>',
  '<p>{text}<b /></p>',
  "<p><b />{busy ? 'yes' : 'no'}</p>",
  '<p><b />{text ?? children}</p>',
  '<p><b />{text?.label}</p>',
  '<p><b />{`${text}, ${busy}`}</p>',
  '<>{text}<b /></>',
];

test('the linter reports an import against the rooms’ direction and a text that translators would take from React, and no other', () => {
  const parts = [...safe, ...lost].map((jsx, index) => [
    `src/part${index}.tsx`,
    `export const Part = ({ busy, text, children }) => ${jsx};\n`,
  ]);
  const sources: Record<string, string> = { ...right, ...wrong, ...Object.fromEntries(parts) };
  for (const [file, source] of Object.entries(sources)) project.write(file, source);
  for (const shared of ['eslint.config.mjs', 'node_modules', 'package.json', 'tools/lint']) {
    symlinkSync(path.resolve(shared), project.at(shared));
  }
  const eslint = path.resolve('node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync(process.execPath, [eslint, '--format', 'json', 'src'], {
    cwd: project.at(),
    encoding: 'utf8',
  });
  const reports: { filePath: string; messages: { ruleId: string }[] }[] = JSON.parse(stdout);
  const reported = (rule: string) =>
    reports
      .filter(({ messages }) => messages.some(({ ruleId }) => ruleId === rule))
      .map(({ filePath }) => sources[path.relative(project.at(), filePath)]);
  expect(reported('import-x/no-restricted-paths').sort()).toEqual(Object.values(wrong).sort());
  expect(reported('site/text-alone').sort()).toEqual(
    parts
      .slice(safe.length)
      .map(([, source]) => source)
      .sort(),
  );
}, 60_000);
