import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { onPostBuild } from '../../../../plugins/gatsby-plugin-share-pictures/gatsby-node';
import { listFolder } from '../../../../src/content-model/source/folder';
import { brand } from '../../../fixtures/brand';
import { useFolder } from '../../../fixtures/folder';

const project = process.cwd();
// Hooks run in order: this one before the folder is removed.
afterEach(() => process.chdir(project));
const { at } = useFolder();

const cached = new Map<string, unknown>();
const cache = {
  get: async (key: string) => cached.get(key),
  set: async (key: string, value: unknown) => void cached.set(key, value),
};

/** Builds pages with titles. Returns what the plugin reports. */
async function build(titles: Record<string, string>): Promise<string> {
  const file = {
    absolutePath: path.join(project, '__tests__/fixtures/sample.png'),
    internal: { contentDigest: '1' },
  };
  const nodes = Object.entries(titles).map(([address, title]) => {
    return { address, seo: { title }, sharePicture: { file } };
  });
  const reporter = { info: jest.fn() };
  const graphql = async () => ({ data: { brand, allPage: { nodes } } });
  const api = { graphql, reporter, cache };
  await Reflect.apply(onPostBuild, undefined, [api]);
  return reporter.info.mock.calls.join();
}

test('a build renders the cards that are new or changed, and removes those of deleted pages', async () => {
  for (const name of ['node_modules', 'plugins', 'src']) {
    symlinkSync(path.join(project, name), at(name));
  }
  process.chdir(at());
  expect(await build({ '/a': 'A', '/b/c': 'C' })).toBe('Share pictures: 2 of 2 rendered');
  expect(await build({ '/b/c': 'D' })).toBe('Share pictures: 1 of 1 rendered');
  expect([...listFolder('public/cards')]).toEqual(['b/c.jpg']);
  expect(await build({ '/a': 'A', '/b/c': 'D' })).toBe('Share pictures: 1 of 2 rendered');
});
