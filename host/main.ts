/**
 * `npm run serve`: serves the built site and its function until a signal stops it. After SIGHUP it serves a new build,
 * without a gap (docs/decisions/0020-delivery.md).
 */
import { loadEnvFile } from '../src/server/env-file';
import { readConfig } from './config';
import { startHost } from './start';

async function main(): Promise<void> {
  loadEnvFile('.env.production');
  const host = await startHost(readConfig(process.env));
  let closing: Promise<void> | undefined;
  const stop = () => void (closing ??= host.close());
  process.on('SIGHUP', () => host.reload());
  // A signal to npm kills its shell, which does not pass it on. Only the new parent shows this: the server inherits
  // npm's input and output, and a script with the shell's `exec` would not run on Windows.
  const shell = process.env.npm_lifecycle_event && process.ppid;
  if (shell) setInterval(() => process.ppid === shell || stop(), 200).unref();
  // Not `once`: npm passes on signals that the process group has already received.
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
