import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { installed } from './browser';
import { freePort } from './listen';
import { untilAnswered } from './until-answered';

const places = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64'].flatMap(
  (folder) => ['6.0', '4.1'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
);

/** WebKit's GTK port behind its WebDriver (https://www.w3.org/TR/webdriver2/), on a screen that nobody sees. */
export interface WebKit {
  /** Where the driver listens. */
  url: string;
  /** The browser that it is to start. */
  binary: string;
  close: () => Promise<void>;
}

/** Starts a screen in memory, whose number the server chooses and tells. */
async function startScreen(server: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(server, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface(screen.stdout), 'line');
  return { screen, display: `:${String(number)}` };
}

async function end(started: ChildProcess): Promise<void> {
  const ended = once(started, 'exit');
  started.kill();
  await ended;
}

/** Starts the driver. Throws where WebKit or its screen is not installed. */
export async function startWebKit(): Promise<WebKit> {
  const find = (...files: string[]) =>
    installed(files, 'No WebKit found. Install it (Debian: webkit2gtk-driver and xvfb).');
  const binary = find(...places);
  const driver = find('/usr/bin/WebKitWebDriver');
  const { screen, display } = await startScreen(find('/usr/bin/Xvfb'));
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/status`);
  return {
    url,
    binary,
    close: async () => {
      await end(server);
      await end(screen);
    },
  };
}
