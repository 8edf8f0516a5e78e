import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { compressSite } from '../../host/compress';
import { sandboxEnvironment } from '../sandbox';
import { listen } from './listen';

/** The ports of the site and its sandbox. */
export type Ports = Readonly<Record<'site' | 'sandbox', number>>;

/** The ports of `npm start` and `npm run develop`, which variables can change. */
export const ports = {
  // Docker and Kubernetes set SITE_PORT to an address if there is a service named site.
  site: Number(process.env.SITE_PORT) || 9000,
  sandbox: Number(process.env.SANDBOX_PORT) || 9100,
};

/** Throws if a port of the site or its sandbox is in use. */
export async function checkPorts(): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const { close } = await listen(createServer(), port, 'localhost').catch(() => {
      throw new Error(
        `Port ${port} is in use. Stop the program that uses it, or set ${name.toUpperCase()}_PORT to another port.`,
      );
    });
    await close();
  }
}

/** The ports for which the tests' site is built. */
export const buildPorts = { site: 9001, sandbox: 9101 };

/** The environment of a site with the sandbox on these ports. */
export function environment({ site, sandbox }: Ports) {
  return {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    // After some builds, Gatsby asks a registry for its newest version.
    GATSBY_FEEDBACK_DISABLED: '1',
    // Gatsby keeps the ports of its servers there. HOME may be read-only.
    XDG_CONFIG_HOME: path.resolve('node_modules/.cache'),
    // glibc then gives the memory of encoded pictures back, 200 MiB.
    MALLOC_MMAP_THRESHOLD_: '131072',
    PORT: String(site),
    // Conda puts the name of a compiler's target into the shell's HOST.
    HOST: 'localhost',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...sandboxEnvironment(`http://127.0.0.1:${sandbox}`, `http://localhost:${site}`),
  };
}

/** Starts a Gatsby command, by default for this project and with its output shown. */
export const gatsby = (args: string[], env: NodeJS.ProcessEnv, options: SpawnOptions = {}) =>
  spawn(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
    stdio: 'inherit',
    env,
    ...options,
  });

/** The heap's limit in netlify.toml and Dockerfile: below 2 GB, V8 lets garbage grow less before it collects it. */
const heapLimit = '--max-old-space-size=1900';

/**
 * Starts a build in another folder, as a process group.
 *
 * @param onOutput called with each piece of its output
 */
export function startBuild(
  cwd: string,
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void,
): ChildProcess {
  const build = gatsby(
    ['build'],
    { NODE_OPTIONS: heapLimit, ...env },
    { cwd, detached: true, stdio: 'pipe' },
  );
  for (const stream of [build.stdout, build.stderr]) {
    stream?.on('data', (text: Buffer) => onOutput(String(text)));
  }
  return build;
}

/** Waits until a command has exited; throws if it failed. */
export async function finished(command: ChildProcess, name: string): Promise<void> {
  const code = await new Promise((resolve) => command.once('close', resolve));
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}`);
}

/** Builds a site, by default this project, as `host/` serves it. Throws if the build fails. */
export async function buildSite(env: NodeJS.ProcessEnv, cwd = '.'): Promise<void> {
  await finished(gatsby(['build'], env, { cwd }), 'gatsby build');
  await compressSite(path.join(cwd, 'public'));
}
