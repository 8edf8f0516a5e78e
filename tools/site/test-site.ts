import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { startSandbox } from '../sandbox';
import { environment, gatsby, testPorts } from './gatsby';
import { untilAnswered } from './until-answered';

const url = `http://localhost:${testPorts.site}`;

/** The built site with its sandbox, on the tests' ports. */
export type TestSite = {
  /** Such as http://localhost:9001, without a slash at the end. */
  url: string;
  /** Stops what was started for it; a server that was up before stays. */
  close: () => Promise<void>;
};

/**
 * Serves the built site and the sandbox until it is closed, or uses the server that is up.
 * Throws where the site has not been built.
 */
export async function openTestSite(): Promise<TestSite> {
  const isUp = await fetch(`${url}/home`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isUp) return { url, close: async () => {} };
  if (!existsSync('public/home/index.html')) {
    throw new Error('The site has not been built. Run `npm run build:test` first.');
  }
  const sandbox = await startSandbox({ port: testPorts.sandbox });
  const server = gatsby(['serve', '--port', String(testPorts.site)], environment(testPorts));
  const stopped = once(server, 'exit');
  const close = async () => {
    server.kill();
    await Promise.all([stopped, sandbox.close()]);
  };
  await untilAnswered(`${url}/home`).catch(async (reason: unknown) => {
    await close();
    throw reason;
  });
  return { url, close };
}
