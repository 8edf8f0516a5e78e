import { readConfig } from '../../host/config';
import { startHost } from '../../host/start';
import { startSandbox } from '../sandbox';
import { environment, testPorts } from './gatsby';

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
  const url = `http://localhost:${testPorts.site}`;
  const isUp = await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isUp) return { url, close: async () => {} };
  const host = await startHost(readConfig(environment(testPorts)));
  const sandbox = await startSandbox({ port: testPorts.sandbox });
  const close = async () => {
    await Promise.all([host.close(), sandbox.close()]);
  };
  return { url: host.url, close };
}
