/** Serves the built site and the sandbox for the tests, until it is stopped. */
import { startSandbox } from '../sandbox';
import { environment, gatsby, testPorts } from './gatsby';

async function serve(): Promise<void> {
  await startSandbox({ port: testPorts.sandbox });
  const server = gatsby(['serve', '--port', String(testPorts.site)], environment(testPorts));
  const stop = () => {
    server.kill();
    process.exit();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  server.once('exit', () => process.exit(1));
}

void serve();
