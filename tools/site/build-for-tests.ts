/** Builds the site as the tests serve it: its forms post to the sandbox on the tests' port. */
import { environment, finished, gatsby, testPorts } from './gatsby';

finished(gatsby(['build'], environment(testPorts)), 'gatsby build').catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
