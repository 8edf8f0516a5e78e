import { spawnSync } from 'node:child_process';
import { content, sampleFiles } from './sample-content';

const { post, sheet } = sampleFiles;

/** Runs `npm run content:check` on the sample content. */
const check = (...options: string[]) => checkWith({ GITHUB_ACTIONS: '' }, ...options);

const checkWith = (environment: NodeJS.ProcessEnv, ...options: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/content-check.ts', ...options, content.root],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  );

it('prints the mistakes of all files by file and line, then a summary, and fails (R117)', () => {
  content.write('clients.json', '');
  content.set('site.json', 'name', 2024);
  content.setBody(sheet, '');
  content.set(post, 'category', 'Frauds');
  content.set(post, 'picture.file', './pictures/sampel.png');
  const line = content.setBody(post, '## First\n\n#### Deep\n\n<b>');
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'content/clients.json:1: is empty. Write an object: { … }',
    `content/${post}:4: category: Frauds is not a category of insights.json. Did you mean Fraud?`,
    expect.stringMatching(
      `^content/${post}:\\d+: picture.file: ./pictures/sampel.png does not exist`,
    ),
    expect.stringMatching(`^content/${post}:${line + 2}: the heading "Deep" has level 4`),
    `content/${post}:${line + 4}: has raw HTML: "<b>". Write it in Markdown, or remove it`,
    expect.stringMatching(`^content/${sheet}:\\d+: has no text`),
    expect.stringMatching('^content/site.json:2: name: is the number 2024'),
    expect.stringMatching(/^content: 7 mistakes, checked in \d+\.\d s$/),
  ]);
});

it('with --launch, prints samples and fails as long as there is one (R241)', () => {
  const { status, stdout } = check('--launch');
  expect(stdout).toMatch(/^content\/site\.json:\d+: url: is a sample: "https:/m);
  expect(stdout).toMatch(/^launch: \d+ samples/m);
  expect(status).toBe(1);
});

it('on GitHub, prints mistakes as annotations of their lines (R293)', () => {
  content.set('site.json', 'name', 2024);
  expect(checkWith({ GITHUB_ACTIONS: 'true' }).stdout).toMatch(
    /^::error file=content\/site\.json,line=2::content\/site\.json:2: name: is the number 2024/,
  );
});
