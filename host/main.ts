/** `npm run serve`: serves the built site and its function until it is stopped by a signal. */
import { readConfig } from './config';
import { startHost } from './start';

async function main(): Promise<void> {
  const host = await startHost(readConfig(process.env));
  const stop = () => void host.close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
