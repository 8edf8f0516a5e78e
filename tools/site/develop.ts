/** Gatsby's development server with the provider sandbox beside it. */
import { writeEditorSchemas } from '../editor-schemas';
import { startSandbox } from '../sandbox';
import { environment, gatsby, ports } from './gatsby';

async function develop(): Promise<void> {
  await writeEditorSchemas();
  const sandbox = await startSandbox({ port: ports.sandbox });
  const server = gatsby(['develop', '--port', String(ports.site)], environment(ports));
  const stop = () => server.kill();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`What the forms send: ${sandbox.url}`);
  await new Promise((resolve) => server.once('exit', resolve));
  await sandbox.close();
}

develop().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
