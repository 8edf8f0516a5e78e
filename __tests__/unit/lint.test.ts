import { spawnSync } from 'node:child_process';

/** Imports against the direction of the rooms. */
const forbidden = [
  ['src/components/planted.ts', '../sections/Vision/Vision'],
  ['src/content-model/nodes/planted.ts', '../rules/check'],
  ['src/content-model/source/planted.ts', '../nodes/elements'],
].map(([file, imported]) => [file, `export { planted } from '${imported}';`]);

/** Texts that translators may change, and texts whose translation would break React. */
const safe = [
  '<p>{busy ? text : children}</p>',
  '<div>{busy && <b />}{children}{busy?.map(() => <i key="i" />)}</div>',
  '<p>{busy && <b />} <span>{text}</span></p>',
];
const lost = [
  '<p>{busy && <b />}Sent</p>',
  '<button>{busy && <b />}{children}</button>',
  '<p>{text}<b /></p>',
  "<p><b />{busy ? 'yes' : 'no'}</p>",
  '<p><b />{text?.label}</p>',
  '<p><b />{`${text}, ${busy}`}</p>',
  '<>{text}<b /></>',
];
const parts = [...safe, ...lost].map((jsx) => [
  'src/planted.tsx',
  `export const Part = ({ busy, text, children }) => ${jsx};`,
]);

/** Lints texts as if they were files of this project, and prints which of the project's own rules each breaks. */
const program = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const broken = [];
  for (const [filePath, text] of ${JSON.stringify([...forbidden, ...parts])}) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    broken.push(messages.map(({ ruleId }) => ruleId).filter((id) => /^(import-x|site)/.test(id)));
  }
  console.log(JSON.stringify(broken));
`;

test('the linter reports exactly the forbidden imports and the texts whose translation would break React', () => {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const broken: string[][] = JSON.parse(stdout);
  const reported = (rule: string) =>
    [...forbidden, ...parts].filter((_, index) => broken[index]?.includes(rule));
  expect(reported('import-x/no-restricted-paths')).toEqual(forbidden);
  expect(reported('site/text-alone')).toEqual(parts.slice(safe.length));
});
