import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../host/config';
import { startHost } from '../../host/start';
import { keysOf } from '../../src/forms/rules';
import { sandboxEnvironment } from '../sandbox';
import { freePort } from '../site/listen';
import { untilAnswered } from '../site/until-answered';
import { askAll, type Answers } from './asked';
import { copyBuild } from './folder';

/** A running host of a built site. */
export interface Engine {
  url: string;
  close: () => Promise<void>;
}

/** Starts a program that serves on a port, and waits for its first answer. */
async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Engine> {
  const program: ChildProcess = spawn(command, args, {
    stdio: 'ignore',
    // wrangler writes a folder there.
    cwd: tmpdir(),
    env,
    detached: true,
  });
  const ended = once(program, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilAnswered(`${url}/home`),
    ended.then(() => {
      throw new Error(`${command} has ended. Is it installed?`);
    }),
  ]);
  return {
    url,
    close: async () => {
      // With the processes that it has started.
      process.kill(-(program.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}

/** Writes a configuration into a folder of its own, which the program may write to as well. */
function configure(name: string, text: (folder: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(folder, 0o777);
  mkdirSync(path.join(folder, 'temp'));
  writeFileSync(path.join(folder, name), text(folder));
  return path.join(folder, name);
}

/** README.md has the same blocks. */
const starters = {
  'host/': async (folder: string): Promise<Engine> => {
    const environment = {
      ...sandboxEnvironment('http://127.0.0.1:1', 'http://localhost'),
      SITE_FOLDER: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
    };
    return startHost(readConfig(environment));
  },

  nginx: async (folder: string): Promise<Engine> => {
    const port = await freePort();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = configure(
      'nginx.conf',
      (own) => `
        worker_processes 1;
        daemon off;
        pid ${own}/nginx.pid;
        error_log ${own}/error.log;
        events {}
        http {
          include /etc/nginx/mime.types;
          access_log off;
          ${temporary.map((name) => `${name}_temp_path ${own}/temp;`).join('\n')}
          server {
            listen 127.0.0.1:${port};
            root ${folder};
            include ${folder}/_nginx.conf;
          }
        }`,
    );
    return startProgram(
      '/usr/sbin/nginx',
      ['-c', file, '-e', `${path.dirname(file)}/error.log`],
      port,
    );
  },

  Caddy: async (folder: string): Promise<Engine> => {
    const port = await freePort();
    const file = configure(
      'Caddyfile',
      () => `{
        admin off
        auto_https off
      }
      http://:${port} {
        bind 127.0.0.1
        root * ${folder}
        import ${folder}/_Caddyfile
      }`,
    );
    const env = {
      ...process.env,
      XDG_DATA_HOME: path.dirname(file),
      XDG_CONFIG_HOME: path.dirname(file),
    };
    return startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env);
  },

  Apache: async (folder: string): Promise<Engine> => {
    const port = await freePort();
    const modules = [
      'mpm_event',
      'authz_core',
      'mime',
      'rewrite',
      'headers',
      'dir',
      'autoindex',
      'negotiation',
    ];
    const file = configure(
      'apache.conf',
      (own) => `
        ServerName localhost
        Listen 127.0.0.1:${port}
        PidFile ${own}/apache.pid
        ErrorLog ${own}/error.log
        ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
        TypesConfig /etc/mime.types
        User www-data
        Group www-data
        DocumentRoot ${folder}
        <Directory ${folder}>
          AllowOverride All
        </Directory>`,
    );
    return startProgram('/usr/sbin/apache2', ['-D', 'FOREGROUND', '-f', file], port);
  },

  'Cloudflare Pages': async (folder: string): Promise<Engine> => {
    const port = await freePort();
    const args = ['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port)];
    const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
    const date = [
      '--compatibility-date',
      '2026-11-01',
      '--inspector-port',
      String(await freePort()),
    ];
    return startProgram(process.env.WRANGLER || 'wrangler', [...args, ...date], port, env);
  },
};

/** The hosts that are started. Netlify's engine is a library (tools/rehearsal/netlify.ts). */
export type EngineName = keyof typeof starters;

export const engineNames = keysOf(starters);

/** Lets a host serve the built site, and asks it for every address. Throws if its program is not installed. */
export async function answersOf(name: EngineName): Promise<Answers> {
  const folder = copyBuild(name === 'Cloudflare Pages' ? 'cloudflare' : 'any');
  try {
    const engine = await starters[name](folder);
    return await askAll(engine.url).finally(engine.close);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
