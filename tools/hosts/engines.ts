import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../host/config';
import { startHost } from '../../host/start';
import type { Target } from '../../plugins/gatsby-plugin-host-files/write';
import { openNetlify } from '../rehearsal/netlify';
import { sandboxEnvironment } from '../sandbox';
import { freePort, listen } from '../site/listen';
import { untilAnswered } from '../site/until-answered';
import { copyBuild } from './folder';

/** A running host of a built site. */
interface Engine {
  url: string;
  close: () => Promise<void>;
}

/**
 * A program that serves a folder on a port, with its configuration in its own folder. README.md has the same blocks.
 */
type Program = (
  site: string,
  port: number,
  own: string,
) => { command: string; args: string[]; config?: string };

const nginx: Program = (site, port, own) => ({
  command: '/usr/sbin/nginx',
  args: ['-c', `${own}/config`, '-e', `${own}/error.log`],
  config: `
    daemon off;
    pid ${own}/nginx.pid;
    error_log ${own}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/temp;`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${site};
        include ${site}/_nginx.conf;
      }
    }`,
});

const caddy: Program = (site, port, own) => ({
  command: 'caddy',
  args: ['run', '--config', `${own}/config`, '--adapter', 'caddyfile'],
  config: `
    {
      admin off
      auto_https off
    }
    http://:${port} {
      bind 127.0.0.1
      root * ${site}
      import ${site}/_Caddyfile
    }`,
});

const modules = 'mpm_event authz_core mime rewrite headers dir autoindex negotiation'.split(' ');

const apache: Program = (site, port, own) => ({
  command: '/usr/sbin/apache2',
  args: ['-D', 'FOREGROUND', '-f', `${own}/config`],
  config: `
    ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile ${own}/apache.pid
    ErrorLog ${own}/error.log
    ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
    TypesConfig /etc/mime.types
    User www-data
    Group www-data
    DocumentRoot ${site}
    <Directory ${site}>
      AllowOverride All
    </Directory>`,
});

const cloudflare: Program = (site, port) => ({
  command: process.env.WRANGLER || 'wrangler',
  args: [
    ...['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--inspector-port', String(port + 1), '--compatibility-date', '2026-11-01'],
  ],
});

/** Starts a program and waits for its first response. */
async function startProgram(program: Program, site: string): Promise<Engine> {
  const port = await freePort();
  const own = mkdtempSync(path.join(tmpdir(), 'host-'));
  chmodSync(own, 0o777);
  mkdirSync(path.join(own, 'temp'));
  const { command, args, config = '' } = program(site, port, own);
  writeFileSync(path.join(own, 'config'), config);
  const child = spawn(command, args, {
    stdio: 'ignore',
    // wrangler and Caddy write folders.
    cwd: own,
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      XDG_DATA_HOME: own,
      XDG_CONFIG_HOME: own,
    },
    detached: true,
  });
  // Rejects if the command does not exist.
  const ended = once(child, 'exit').catch(() => undefined);
  const isRunning = () => child.pid !== undefined && child.exitCode === null;
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/home`, isRunning).catch(() => {
    throw new Error(`${command} does not serve the site. Check that it is installed.`);
  });
  const close = async () => {
    // Including its child processes.
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
    rmSync(own, { recursive: true });
  };
  return { url, close };
}

/** Serves a folder with Netlify's engine, a library. */
async function startNetlify(folder: string): Promise<Engine> {
  const answerTo = await openNetlify(folder);
  const server = createServer(({ url = '' }, response) => {
    const { status, target, headers } = answerTo(url);
    const isRedirect = status >= 300 && status < 400;
    const isFile = !isRedirect && !target.startsWith('/.netlify/');
    response.writeHead(status, {
      // What Netlify sends without a rule (https://docs.netlify.com/build/caching/caching-overview/).
      'cache-control': 'public, max-age=0, must-revalidate',
      ...Object.fromEntries(headers),
      ...(isRedirect && { location: target }),
      ...(target.endsWith('.html') && { 'content-type': 'text/html' }),
    });
    response.end(isFile ? readFileSync(path.join(folder, target)) : '');
  });
  return listen(server);
}

const startOurs = (folder: string): Promise<Engine> =>
  startHost(
    readConfig({
      ...sandboxEnvironment('http://127.0.0.1:1', 'http://localhost'),
      SITE_FOLDER: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
    }),
  );

/** What each host serves, and how it starts. */
const engines: Readonly<Record<string, [Target, (folder: string) => Promise<Engine>]>> = {
  'host/': ['any', startOurs],
  Netlify: ['netlify', startNetlify],
  nginx: ['any', (folder) => startProgram(nginx, folder)],
  Caddy: ['any', (folder) => startProgram(caddy, folder)],
  Apache: ['any', (folder) => startProgram(apache, folder)],
  'Cloudflare Pages': ['cloudflare', (folder) => startProgram(cloudflare, folder)],
};

/** Runs a function with a host of the built site and the folder that it serves. Throws if the host is not installed. */
export async function withHost<T>(
  host: string,
  use: (url: string, folder: string) => Promise<T>,
): Promise<T> {
  const [target, start] = engines[host] ?? [];
  if (!target || !start) throw new Error(`Write one of ${Object.keys(engines).join(', ')}`);
  const folder = copyBuild(target);
  try {
    const engine = await start(folder);
    return await use(engine.url, folder).finally(engine.close);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
