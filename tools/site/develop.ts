/**
 * `npm run develop`: runs Gatsby's development server and the provider sandbox, on this computer only, since pages of
 * any origin can read the server's responses. `npm run write` (--write) adds the editor on /admin, and prints warnings.
 */
import { watchWarnings } from '../content-check';
import { runCommand } from '../../host/run-command';
import { startSandbox } from '../sandbox';
import { checkPorts, environment, gatsby, ports } from './gatsby';

/** Throws if a port is in use: on another one, Gatsby's site could not send its forms. */
export async function develop(args: string[]): Promise<void> {
  await checkPorts();
  const sandbox = await startSandbox({ port: ports.sandbox });
  const isWriting = args.includes('--write');
  const server = gatsby(['develop', '--host', 'localhost', '--port', String(ports.site)], {
    ...environment(ports),
    ...(isWriting && { CONTENT_EDITOR: '1' }),
  });
  const stop = () => server.kill();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`What the forms send: ${sandbox.url}`);
  if (isWriting) {
    console.log(`The editor, once the site is ready: http://localhost:${ports.site}/admin`);
    await watchWarnings('.');
  }
  await new Promise((resolve) => server.once('exit', resolve));
  await sandbox.close();
}

void runCommand(module, develop);
