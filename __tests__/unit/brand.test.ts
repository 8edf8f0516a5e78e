import { spawnSync } from 'node:child_process';

test('no code contains the brand, so that content/site.json renames the site (R115)', () => {
  const rooms = ['src', 'plugins', 'host', 'netlify'];
  // Documents and package.json may, and the launch check names what a vendor replaces.
  const others = [':!*.md', ':!*.json', ':!*/samples.ts'];
  const args = ['grep', '--untracked', '-il', 'keelstone', '--', ...rooms, ...others];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
});
