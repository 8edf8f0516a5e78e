/** Builds the site, starts the provider sandbox and serves both until Ctrl-C. */
import { runCommand } from '../../host/run-command';
import { buildSite, checkPorts, environment, ports } from './gatsby';
import { serveSite } from './serve-site';

/** Throws if a port is in use, before a build that takes a minute. */
export async function start(): Promise<void> {
  await checkPorts();
  console.log('Building the site: about a minute the first time, then about 20 seconds …');
  await buildSite(environment(ports));
  const site = await serveSite(ports);
  const stop = () => void site.close();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`
The site:             ${site.url}
What its forms send:  ${site.sandboxUrl}
Press Ctrl-C to stop both. Another build is served when you start again.
`);
}

void runCommand(module, start);
