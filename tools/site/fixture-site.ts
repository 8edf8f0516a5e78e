import { cp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite, removeSite } from './copy-site';
import { buildSite } from './gatsby';

const content = '__tests__/fixtures/site/content';

/**
 * The folder of the site on which the journeys run: this project with the content of `__tests__/fixtures/site/`. It is
 * kept between builds, and outside the project, whose tools would read it.
 */
export const fixtureSite = path.join(
  tmpdir(),
  `fixture-site${process.cwd().replaceAll(/\W+/g, '-')}`,
);

/** Builds the site of the journeys. Throws if the build fails. */
export async function buildFixtureSite(env: NodeJS.ProcessEnv): Promise<void> {
  await copySite(process.cwd(), fixtureSite);
  const copied = path.join(fixtureSite, 'content');
  for (const name of await readdir(copied)) {
    // The words of the interface are the site's own.
    if (name !== 'labels.json') await removeSite(path.join(copied, name));
  }
  await cp(content, copied, { recursive: true, preserveTimestamps: true });
  await buildSite(env, fixtureSite);
}
