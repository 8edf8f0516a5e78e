import { readConfig } from '../../host/config';
import { startHost } from '../../host/server';
import { startSandbox } from '../sandbox';
import { environment, testPorts, type Ports } from './gatsby';

/** Serves the built site and its sandbox. Throws if the site has not been built. */
export async function serveSite(ports: Ports) {
  // The build writes it.
  const { CONTENT } = await import('../../src/server/function/content.generated');
  const host = await startHost(readConfig(environment(ports)), CONTENT);
  const sandbox = await startSandbox({ port: ports.sandbox });
  const close = async () => {
    await Promise.all([host.close(), sandbox.close()]);
  };
  return { url: host.url, sandboxUrl: sandbox.url, close };
}

/** Serves the built site and its sandbox on the tests' ports. */
export const openTestSite = () => serveSite(testPorts);

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** Runs a function with the test site's URL, and closes the site afterwards. */
export async function withTestSite<T>(use: (url: string) => Promise<T>): Promise<T> {
  const { url, close } = await openTestSite();
  return use(url).finally(close);
}
