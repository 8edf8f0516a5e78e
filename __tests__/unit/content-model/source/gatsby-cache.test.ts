import { existsSync } from 'node:fs';
import * as cache from '../../../../src/content-model/gatsby-cache';
import { useFolder } from '../../../fixtures/folder';

const home = process.cwd();
const { at, write } = useFolder();
const code = 'src/content-model/nodes.ts';

beforeEach(() => {
  for (const file of [code, 'plugins/one.ts', '.cache/data', 'public/index.html']) write(file, '');
  process.chdir(at());
});
afterEach(() => process.chdir(home));

test.each<[string, () => void, boolean]>([
  ['a complete build', () => undefined, true],
  ['a build that failed or was killed', cache.beginCache, false],
  ['a change of the code', () => write(code, 'export const nodes = [];'), false],
  ['a new file of the code', () => write('plugins/two.ts', ''), false],
])('after %s, Gatsby keeps its cache: %s', (_state, change, isKept) => {
  cache.completeCache();
  change();
  cache.dropStaleCache();
  expect(existsSync('public')).toBe(isKept);
});
