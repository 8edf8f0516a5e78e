/** Builds the site for the tests: its forms post to the sandbox on the tests' port. */
import { runCommand } from '../run-command';
import { buildPorts, buildSite, environment } from './gatsby';

runCommand(import.meta.filename, () => buildSite(environment(buildPorts)));
