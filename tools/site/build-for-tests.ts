/** Builds the site as the tests serve it: its forms post to the sandbox on the tests' port. */
import { buildPorts, buildSite, environment } from './gatsby';

buildSite(environment(buildPorts)).catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
