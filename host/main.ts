/**
 * `npm run serve`: serves the built site and its function until it is stopped by a signal. SIGHUP makes it serve a new
 * build, without a gap (docs/decisions/0020-delivery.md).
 */
import { readConfig } from './config';
import { startHost } from './start';

async function main(): Promise<void> {
  const host = await startHost(readConfig(process.env));
  const stop = () => void host.close();
  process.on('SIGHUP', () => host.reload());
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
