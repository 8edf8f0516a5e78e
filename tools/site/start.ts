/** Builds the site, starts the provider sandbox and serves both until Ctrl-C. */
import { readConfig } from '../../host/config';
import { startHost } from '../../host/start';
import { startSandbox } from '../sandbox';
import { buildSite, environment, ports } from './gatsby';

async function start(): Promise<void> {
  const env = environment(ports);
  await buildSite(env);
  const sandbox = await startSandbox({ port: ports.sandbox });
  const host = await startHost(readConfig(env));
  const stop = () => void Promise.all([host.close(), sandbox.close()]);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`
The site:             ${host.url}
What its forms send:  ${sandbox.url}
Ctrl-C stops both.
`);
}

start().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
