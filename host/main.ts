/** `npm run serve`: serves the built site and its function until a signal stops it (docs/decisions/0020-delivery.md). */
import { existsSync } from 'node:fs';
import { readConfig } from './config';
import { runCommand } from './run-command';
import { startHost } from './server';

/** How long load balancers have to see in `/healthz` that the server stops, in milliseconds. */
const NOTICE = 3000;

void runCommand(module, async () => {
  if (existsSync('.env.production')) process.loadEnvFile('.env.production');
  const config = readConfig(process.env);
  // The build writes it.
  const { CONTENT } = await import('../src/server/function/content.generated');
  const host = await startHost(config, CONTENT);
  let closing: Promise<void> | undefined;
  const stop = (notice: number) => void (closing ??= host.close(notice));
  // Not `once`: npm passes on signals that the process group has already received.
  process.on('SIGINT', () => stop(0)).on('SIGTERM', () => stop(NOTICE));
});
