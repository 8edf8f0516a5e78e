/** Serves the built site and the sandbox for the tests, until it is stopped. */
import { openTestSite } from './test-site';

openTestSite().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
