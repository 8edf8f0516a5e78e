/** Compresses the built site, before `npm run serve` and in the container's image. */
import { compressSite } from './compress';

compressSite('public').catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
