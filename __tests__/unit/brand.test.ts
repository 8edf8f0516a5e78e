import { spawnSync } from 'node:child_process';

test('no code contains the brand, so that content/site.json renames the site (R115)', () => {
  const rooms = ['src', 'plugins', 'host', 'netlify'];
  // Documents and package.json may.
  const others = [':!*.md', ':!*.json'];
  const args = ['grep', '--untracked', '-il', 'keelstone', '--', ...rooms, ...others];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
});
