/** Builds the site, starts the provider sandbox and serves both until Ctrl-C. */
import { startSandbox } from '../sandbox';
import { environment, finished, gatsby, ports } from './gatsby';

async function start(): Promise<void> {
  const env = environment(ports);
  await finished(gatsby(['build'], env), 'gatsby build');
  const sandbox = await startSandbox({ port: ports.sandbox });
  const server = gatsby(['serve', '--port', String(ports.site)], env);
  const stop = () => server.kill();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`
The site:             http://localhost:${ports.site}
What its forms send:  ${sandbox.url}
Ctrl-C stops both.
`);
  await new Promise((resolve) => server.once('exit', resolve));
  await sandbox.close();
}

start().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
