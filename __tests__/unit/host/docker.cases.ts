/** Runs the server without Docker, from what the Dockerfile's last stage copies. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../tools/site/listen';
import { useFolder } from '../../fixtures/folder';
import { callsOf, setModes } from '../sandbox/calls';
import { FACT_SHEET } from '../server/site';
import { ask, buildSite, hostEnvironment, site } from './site';

const { at, write } = useFolder();

const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);
const last = stages.at(-1) ?? '';

/** The arguments of an instruction in the last stage, one list per occurrence. */
const instructions = (name: string) =>
  [...last.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text = '']) => text);

test('every variable that the build reads is an argument or a secret', () => {
  const example = readFileSync('.env.example', 'utf8').split('# --- ');
  const ofBuild = example.filter((part) => /^Read by the build/.test(part)).join();
  const names = ofBuild.match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(names.length).toBeGreaterThan(8);
  const build = stages.at(-2) ?? '';
  const given = `${/^ARG (.+)$/m.exec(build)?.[1]} ${/id=(\w+)/.exec(build)?.[1]}`.split(' ');
  expect(names.filter((name) => !given.includes(name))).toEqual([]);
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
  expect([...names]).not.toContain('gatsby');
  for (const name of names) {
    const link = path.join(image, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, name), link);
  }
}

/** Copies what the last stage copies, with the site of the tests. */
async function copyImage(image: string): Promise<void> {
  for (const text of instructions('COPY')) {
    // The mode of a clone made with umask 077 would keep the server from reading its files.
    expect(text).toMatch(/^--chmod=755 /);
    const words = text.split(' ').filter((word) => !word.startsWith('--'));
    const target = words.pop() ?? '';
    for (const source of words.map((word) => word.replace('/site/', ''))) {
      if (source === 'public') continue;
      const place = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
      await cp(source, path.join(image, place), { recursive: true });
    }
  }
  await buildSite(path.join(image, 'public'));
  const list = `exports.FACT_SHEETS = ${JSON.stringify([FACT_SHEET])};\n`;
  write('src/server/function/fact-sheets.generated.js', list);
}

test('the server needs only the copied files, writes none, warns, finishes requests before it exits and logs no personal data', async () => {
  expect(instructions('USER')).toEqual(['node']);
  await copyImage(at());
  await linkPackages(at());
  const port = String(freePort());
  const secret = 'sandbox-secret-of-another-build';
  // The file's variables do not replace those of the process.
  write('.env.production', `FACT_SHEET_SECRET="${secret}"\nLOG_LEVEL=silent\n`);
  const variables = hostEnvironment({ PORT: port, LOG_LEVEL: 'info' });
  delete variables.FACT_SHEET_SECRET;
  const fixed = instructions('ENV').flatMap((text) =>
    text.split(' ').map((pair) => pair.split('=')),
  );
  const [command = '', ...args]: string[] = JSON.parse(instructions('CMD')[0] ?? '[]');
  const child = spawn(command, args, {
    cwd: at(),
    env: {
      PATH: process.env.PATH,
      // Read-only.
      HOME: '/nowhere',
      TMPDIR: '/nowhere',
      // A linked package finds only those beside its link, not all of ours.
      NODE_PRESERVE_SYMLINKS: '1',
      ...Object.fromEntries(fixed),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const log = createInterface(child.stdout).on('line', (line) => lines.push(line));
  while (!lines.some((line) => line.includes('listening'))) await once(log, 'line');
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/home?email=anna@bank.example`)).status).toBe(200);

  const sandbox = { url: site.sandboxUrl };
  await setModes(sandbox, { mail: 'slow' });
  const earlier = (await callsOf(sandbox)).length;
  const asked = ask(url, { 'x-forwarded-for': '198.51.100.1' });
  while ((await callsOf(sandbox)).length === earlier);
  child.kill('SIGTERM');
  expect((await asked).status).toBe(202);
  expect(await once(child, 'exit')).toEqual([0, null]);
  await setModes(sandbox, { mail: 'ok' });

  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.filter(({ method }) => method)).toEqual([
    expect.objectContaining({ method: 'GET', path: '/home', statusCode: 200 }),
    expect.objectContaining({ method: 'POST', path: '/api/fact-sheet', statusCode: 202 }),
  ]);
  expect(entries.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual([
    "FACT_SHEET_SECRET is not the build's: links in emails are dead",
    'TRUSTED_PROXIES is 0, but there is a proxy: its visitors share one cap',
  ]);
  const ofRequests = lines.filter((line) => !line.includes('listening')).join('\n');
  expect(ofRequests).not.toMatch(/127\.0\.0\.1|198\.51|anna|Anna|bank|\?/);
});
