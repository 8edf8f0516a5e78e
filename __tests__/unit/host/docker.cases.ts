/** Checks without Docker that what the Dockerfile's last stage copies is enough to serve the site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startSandbox } from '../../../tools/sandbox';
import { freePort } from '../../../tools/site/listen';
import { useFolder } from '../../fixtures/folder';
import { callsOf, setModes } from '../sandbox/calls';
import { ask, hostEnvironment, site } from './site';

const { at } = useFolder();

const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);
const last = stages.at(-1) ?? '';

/** The arguments of an instruction in the last stage, one list per occurrence. */
const instructions = (name: string) =>
  [...last.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text = '']) => text);

const copied = instructions('COPY')
  .filter((text) => !text.includes('--from'))
  .map((text) => text.replace('--chmod=755 ', '').split(' '))
  .map((words) => ({ sources: words.slice(0, -1), target: words.at(-1) ?? '' }));

test('every variable that the build reads is an argument or a secret', () => {
  const example = readFileSync('.env.example', 'utf8').split('# --- ');
  const ofBuild = example.filter((part) => /^Read by the build/.test(part)).join();
  const names = ofBuild.match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(names.length).toBeGreaterThan(8);
  const build = stages.at(-2) ?? '';
  const given = `${/^ARG (.+)$/m.exec(build)?.[1]} ${/id=(\w+)/.exec(build)?.[1]}`.split(' ');
  expect(names.filter((name) => !given.includes(name))).toEqual([]);
});

test('the server can read its files, whatever the umask of the clone', () => {
  expect(instructions('COPY').filter((text) => !text.startsWith('--chmod=755 '))).toEqual([]);
});

/** Links the packages that the last stage installs: the workspace `host` without development packages. */
async function linkPackages(image: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const root = path.resolve('node_modules');
  const names = new Set(Object.keys(packages.host.dependencies));
  // The loop also visits the names that it adds. Nested packages are inside others.
  for (const name of names) {
    const { dependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (existsSync(path.join(root, needed))) names.add(needed);
    }
  }
  expect(names.size).toBeGreaterThan(50);
  expect([...names]).not.toContain('gatsby');
  for (const name of names) {
    const link = path.join(image, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, name), link);
  }
}

test('the server needs only the copied files, writes none, finishes requests before it exits and logs no personal data', async () => {
  expect(instructions('USER')).toEqual(['node']);
  const image = at();
  for (const { sources, target } of copied) {
    for (const source of sources) {
      const place = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
      await cp(source, path.join(image, place), { recursive: true });
    }
  }
  await linkPackages(image);
  const fixed = instructions('ENV').flatMap((text) =>
    text.split(' ').map((pair) => pair.split('=')),
  );
  const [command = '', ...args]: string[] = JSON.parse(instructions('CMD')[0] ?? '[]');
  const sandbox = await startSandbox({ port: 0 });
  const port = String(await freePort());
  const child = spawn(command, args, {
    cwd: image,
    env: {
      PATH: process.env.PATH,
      // Read-only.
      HOME: '/nowhere',
      TMPDIR: '/nowhere',
      // A linked package finds only those beside its link, not all of ours.
      NODE_PRESERVE_SYMLINKS: '1',
      ...Object.fromEntries(fixed),
      ...hostEnvironment({ ...site, sandboxUrl: sandbox.url }, { PORT: port, LOG_LEVEL: 'info' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const log = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await once(log, 'line');
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/home?email=anna@bank.example`)).status).toBe(200);

  await setModes(sandbox, { mail: 'slow' });
  const asked = ask(url);
  while ((await callsOf(sandbox)).length === 0);
  child.kill('SIGTERM');
  expect((await asked).status).toBe(202);
  expect(await once(child, 'exit')).toEqual([0, null]);
  await sandbox.close();

  const requests = lines.map((line) => JSON.parse(line)).filter(({ method }) => method);
  expect(requests).toEqual([
    expect.objectContaining({ method: 'GET', path: '/home', statusCode: 200 }),
    expect.objectContaining({ method: 'POST', path: '/api/fact-sheet', statusCode: 202 }),
  ]);
  expect(lines.slice(1).join('\n')).not.toMatch(/127\.0\.0\.1|anna|Anna|bank|\?/);
});
