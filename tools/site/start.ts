/** Builds the site unless nothing has changed, starts the provider sandbox and serves both until Ctrl-C. */
import { runCommand } from '../run-command';
import { buildSite, environment, ports } from './gatsby';
import { serveSite } from './serve-site';
import { isBuilt, rememberBuild } from './unchanged';

async function start(): Promise<void> {
  if (!isBuilt(ports)) {
    console.log('Building the site: about a minute the first time, then about 20 seconds …');
    await buildSite(environment(ports));
    rememberBuild(ports);
  }
  const site = await serveSite(ports);
  const stop = () => void site.close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  console.log(`
The site:             ${site.url}
What its forms send:  ${site.sandboxUrl}
Ctrl-C stops both.
`);
}

runCommand(start);
