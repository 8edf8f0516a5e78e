/** Builds the site and the site of the journeys for the tests, and fails if the committed types of queries are not those of the build. */
import { readFileSync } from 'node:fs';
import { runCommand } from '../../host/run-command';
import { buildFixtureSite } from './fixture-site';
import { buildPorts, buildSite, environment } from './gatsby';

const types = 'src/gatsby-types.d.ts';

void runCommand(module, async () => {
  const before = readFileSync(types, 'utf8');
  const env = environment(buildPorts);
  await buildSite({ ...env, GENERATE_TYPES: '1' });
  if (readFileSync(types, 'utf8') !== before) {
    throw new Error(`${types} was out of date. Commit what the build has written.`);
  }
  await buildFixtureSite(env);
});
