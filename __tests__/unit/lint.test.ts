import { spawnSync } from 'node:child_process';

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

/** Lints each as a part of this project, and prints those of which the project's own rule says something. */
const program = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const jsx of ${JSON.stringify([...safe, ...lost])}) {
    const text = 'export const Part = ({ busy, text, children }) => ' + jsx;
    const [{ messages }] = await eslint.lintText(text, { filePath: 'src/planted.tsx' });
    if (messages.some(({ ruleId }) => ruleId === 'site/text-alone')) found.push(jsx);
  }
  console.log(JSON.stringify(found));
`;

test('the linter reports exactly the texts whose translation would break React', () => {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(lost);
});
