/** Runs the server without Docker, from what the Dockerfile's last stage copies. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CONTENT } from '../../fixtures/fact-sheet';
import { useFolder } from '../../fixtures/folder';
import { callsOf, setModes } from '../sandbox/calls';
import { ask, buildSite, hostEnvironment, sandbox } from './site';

const { at, write } = useFolder();

let server: ChildProcess | undefined;

// If the test fails, Jest would wait for it.
afterEach(() => void server?.kill('SIGKILL'));

const [, build = '', last = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);

/** The arguments of an instruction in the last stage, one list per occurrence. */
const instructions = (name: string) =>
  [...last.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text = '']) => text);

test('every variable that the build reads is an argument or a secret', () => {
  const example = readFileSync('.env.example', 'utf8').split('# --- ');
  const ofBuild = example.filter((part) => /^Read by the build/.test(part)).join();
  const names = ofBuild.match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(names.length).toBeGreaterThan(8);
  const given = `${/^ARG (.+)$/m.exec(build)?.[1]} ${/id=(\w+)/.exec(build)?.[1]}`.split(' ');
  expect(names.filter((name) => !given.includes(name))).toEqual([]);
});

/** Links the packages that the last stage installs: the workspace `host` without development packages. */
async function linkPackages(): Promise<void> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = new Set(Object.keys(packages.host.dependencies));
  // The loop also visits the names that it adds. Nested packages are inside others.
  for (const name of names) {
    const { dependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (existsSync(path.resolve('node_modules', needed))) names.add(needed);
    }
    const link = at(`node_modules/${name}`);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.resolve('node_modules', name), link);
  }
  expect([...names]).not.toContain('gatsby');
}

/** Copies what the last stage copies, with the site of the tests. */
async function copyImage(): Promise<void> {
  for (const text of instructions('COPY')) {
    // The mode of a clone made with umask 077 would keep the server from reading its files.
    expect(text).toMatch(/^--chmod=755 /);
    const words = text.replaceAll(/--\S+ |\/site\//g, '').split(' ');
    const target = words.pop() ?? '';
    for (const source of words.filter((word) => word !== 'public')) {
      const place = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
      await cp(source, at(place), { recursive: true });
    }
  }
  await buildSite(at('public'));
  const text = `exports.CONTENT = ${JSON.stringify(CONTENT)};\n`;
  write('src/server/function/content.generated.js', text);
}

/** Starts the server as the container does, and returns its process, its URL and the lines of its log. */
async function startImage(variables: NodeJS.Dict<string>) {
  await copyImage();
  await linkPackages();
  const fixed = instructions('ENV').flatMap((text) => text.split(' '));
  const env = {
    PATH: process.env.PATH,
    // Read-only.
    HOME: '/nowhere',
    TMPDIR: '/nowhere',
    // A linked package finds only those beside its link, not all of ours.
    NODE_PRESERVE_SYMLINKS: '1',
    ...Object.fromEntries(fixed.map((pair) => pair.split('='))),
    ...variables,
  };
  const start = (json = '[]') => {
    const [command = '', ...args]: string[] = JSON.parse(json);
    return spawn(command, args, { cwd: at(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const child = start(instructions('CMD')[0]);
  server = child;
  const lines: string[] = [];
  const log = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const listening = () => /listening at ([^"]+)/.exec(lines.join())?.[1];
  while (!listening()) await once(log, 'line');
  const url = listening() ?? '';
  // It must not ask a proxy.
  const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:1' };
  const checkHealth = () => {
    Object.assign(env, proxy, { PORT: new URL(url).port });
    return once(start(instructions('HEALTHCHECK CMD')[0]), 'exit');
  };
  return { child, lines, url, checkHealth };
}

test('the server needs only the copied files, writes none, warns, finishes requests before it exits and logs no personal data', async () => {
  expect(instructions('USER')).toEqual(['node']);
  // The file's variables do not replace those of the process.
  const secret = 'FACT_SHEET_SECRET="sandbox-secret-of-some-other-build"';
  write('.env.production', `${secret}\nLOG_LEVEL=silent\n`);
  const variables: NodeJS.Dict<string> = hostEnvironment({ LOG_LEVEL: 'info' });
  delete variables.FACT_SHEET_SECRET;
  const { child, lines, url, checkHealth } = await startImage(variables);
  expect((await fetch(`${url}/home?email=anna@bank.example`)).status).toBe(200);
  expect(await checkHealth()).toEqual([0, null]);
  const deadLinks = "FACT_SHEET_SECRET is not the build's: links in emails are dead";
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ problems: [deadLinks] });

  await setModes(sandbox, { mail: 'slow' });
  const asked = ask(url, { 'x-forwarded-for': '198.51.100.1' });
  while ((await callsOf(sandbox)).length === 0);
  child.kill('SIGTERM');
  expect(await checkHealth()).toEqual([1, null]);
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
