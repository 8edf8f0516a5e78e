import path from 'node:path';
import { readConfig } from '../../host/config';
import { startHost } from '../../host/server';
import type * as Generated from '../../src/server/function/content.generated';
import { startSandbox } from '../sandbox';
import { environment, type Ports } from './gatsby';

/**
 * Serves a built site, by default this project's, and its sandbox. Throws if the site has not been built.
 *
 * @param folder its files
 */
export async function serveSite(ports: Ports, root = '.', folder = path.resolve(root, 'public')) {
  // The build writes it.
  const generated = path.resolve(root, 'src/server/function/content.generated.js');
  const { CONTENT }: typeof Generated = await import(generated);
  const config = { ...readConfig(environment(ports)), folder };
  const host = await startHost(config, CONTENT);
  const sandbox = await startSandbox({ port: ports.sandbox });
  const close = async () => {
    await Promise.all([host.close(), sandbox.close()]);
  };
  return { url: host.url, sandboxUrl: sandbox.url, close };
}

/**
 * Runs a function with the URL of the built site, and closes the site afterwards.
 *
 * @param folder a copy of its files
 */
export async function withTestSite<T>(
  use: (url: string) => Promise<T>,
  folder?: string,
): Promise<T> {
  const { url, close } = await serveSite({ site: 0, sandbox: 0 }, '.', folder);
  return use(url).finally(close);
}
