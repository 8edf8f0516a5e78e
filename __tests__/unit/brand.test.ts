import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('no code contains the brand, so that content/site.json renames the site (R115)', () => {
  const files = ['src', 'plugins', 'host', 'netlify'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  const withBrand = files
    // The launch check names what a vendor replaces.
    .filter((file) => path.basename(file) !== 'samples.ts')
    .filter((file) => /\.(css|graphql|html|js|svg|tsx?|typ)$/.test(file))
    .filter((file) => /keelstone/i.test(readFileSync(file, 'utf8')));
  expect(withBrand).toEqual([]);
});
