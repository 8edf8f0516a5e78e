import { readConfig } from '../../host/config';
import { startHost } from '../../host/start';
import { startSandbox } from '../sandbox';
import { environment, testPorts, type Ports } from './gatsby';

/** The built site with its sandbox, on the tests' ports. */
export type TestSite = {
  /** Such as http://localhost:9001, without a slash at the end. */
  url: string;
  /** Stops what was started for it; a server that was up before stays. */
  close: () => Promise<void>;
};

/** Serves the built site and its sandbox. Throws where the site has not been built. */
export async function serveSite(ports: Ports) {
  const host = await startHost(readConfig(environment(ports)));
  const sandbox = await startSandbox({ port: ports.sandbox });
  const close = async () => {
    await Promise.all([host.close(), sandbox.close()]);
  };
  return { url: host.url, sandboxUrl: sandbox.url, close };
}

/** Serves the built site for the tests until it is closed, or uses the server that is up. */
export async function openTestSite(): Promise<TestSite> {
  const url = `http://localhost:${testPorts.site}`;
  const answer = await fetch(`${url}/healthz`).catch(() => undefined);
  return answer?.ok ? { url, close: async () => {} } : serveSite(testPorts);
}

/** Runs a function with the URL of the test site, and closes the site afterwards. */
export async function withTestSite<T>(use: (url: string) => Promise<T>): Promise<T> {
  const { url, close } = await openTestSite();
  return use(url).finally(close);
}
