import { parseArgs } from 'node:util';
import { DEFAULT_PORT, startSandbox } from './start';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: String(DEFAULT_PORT) } },
  });
  const sandbox = await startSandbox({ port: Number(values.port) });
  console.log(`Provider sandbox: the inbox is at ${sandbox.url}`);

  const stop = () => {
    sandbox.close().catch((error: unknown) => console.error(error));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(`Provider sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
