/** Builds the site unless nothing has changed, starts the provider sandbox and serves both until Ctrl-C. */
import { readConfig } from '../../host/config';
import { startHost } from '../../host/start';
import { runCommand } from '../run-command';
import { startSandbox } from '../sandbox';
import { buildSite, environment, ports } from './gatsby';
import { isBuilt, rememberBuild } from './unchanged';

async function start(): Promise<void> {
  const env = environment(ports);
  if (!isBuilt(ports)) {
    console.log('Building the site: about a minute the first time, then about 20 seconds …');
    await buildSite(env);
    rememberBuild(ports);
  }
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

runCommand(start);
