import { cp } from 'node:fs/promises';
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
  const options = { recursive: true, preserveTimestamps: true };
  await removeSite(copied);
  await cp(content, copied, options);
  // The words of the interface are the site's own.
  await cp('content/labels.json', path.join(copied, 'labels.json'), options);
  await buildSite(env, fixtureSite);
}
