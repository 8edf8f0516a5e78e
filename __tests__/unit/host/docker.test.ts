/** The server as the process of a container. That the image has what it needs is a job of the nightly workflow. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { keysOf } from '../../../src/forms/rules';
import { VARIABLES } from '../../../src/server/shared/variables';
import { CONTENT } from '../../fixtures/fact-sheet';
import { useFolder } from '../../fixtures/folder';
import { callsOf, setModes } from '../sandbox/calls';
import { ask, buildSite, hostEnvironment, sandbox } from './site';

const { at, write } = useFolder();

let server: ChildProcess | undefined;

// If the test fails, Jest would wait for it.
afterEach(() => void server?.kill('SIGKILL'));

test('every variable that the build reads is an argument or a secret of the image', () => {
  const names = keysOf(VARIABLES).filter((name) =>
    ['browser', 'build', 'both'].includes(VARIABLES[name].reader),
  );
  const [given = ''] = /^ARG .+id=\w+/ms.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(given))).toEqual([]);
});

test('the user of the image is a number, which Kubernetes needs for `runAsNonRoot`', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER [1-9]\d*$/m);
});

/** Starts the server in a copy of its files, and returns its process, its URL and the lines of its log. */
async function startServer(variables: NodeJS.Dict<string>) {
  for (const name of ['tsconfig.json', 'host', 'src/forms/rules', 'src/server']) {
    await cp(name, at(name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  await buildSite(at('public'));
  const text = `exports.CONTENT = ${JSON.stringify(CONTENT)};\n`;
  write('src/server/function/content.generated.js', text);
  // The container's file system is read-only.
  const { PATH } = process.env;
  const fixed = { PATH, HOME: '/nowhere', TMPDIR: '/nowhere', TSX_DISABLE_CACHE: '1' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'host/main.ts'], {
    cwd: at(),
    env: { ...fixed, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  const lines: string[] = [];
  const log = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const listening = () => /listening at ([^"]+)/.exec(lines.join())?.[1];
  while (!listening()) await once(log, 'line');
  return { child, lines, url: listening() ?? '' };
}

test('the server warns, finishes requests before it exits and logs no personal data', async () => {
  // The file's variables do not replace those of the process.
  const secret = 'FACT_SHEET_SECRET="sandbox-secret-of-some-other-build"';
  write('.env.production', `${secret}\nLOG_LEVEL=silent\n`);
  const variables: NodeJS.Dict<string> = hostEnvironment({ LOG_LEVEL: 'info' });
  delete variables.FACT_SHEET_SECRET;
  const { child, lines, url } = await startServer(variables);
  expect((await fetch(`${url}/home?email=anna@bank.example`)).status).toBe(200);
  const deadLinks = "FACT_SHEET_SECRET is not the build's: links in emails are dead";
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ problems: [deadLinks] });

  await setModes(sandbox, { mail: 'slow' });
  const asked = ask(url, { 'x-forwarded-for': '198.51.100.1' });
  while ((await callsOf(sandbox)).length === 0);
  child.kill('SIGTERM');
  expect((await asked).status).toBe(202);
  expect(await once(child, 'exit')).toEqual([0, null]);

  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.filter(({ method }) => method)).toMatchObject([
    { method: 'GET', path: '/home', statusCode: 200 },
    { method: 'POST', path: '/api/fact-sheet', statusCode: 202 },
  ]);
  expect(entries.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
    deadLinks,
    'TRUSTED_PROXIES is 0, but there is a proxy: its visitors share one cap',
  ]);
  const ofRequests = lines.filter((line) => !line.includes('listening')).join('\n');
  expect(ofRequests).not.toMatch(/127\.0\.0\.1|198\.51|anna|Anna|bank|\?/);
});
