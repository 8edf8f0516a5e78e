import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import brand from '../../content/site.json';

const emailAddress = /\S+@\S+/g;

test('only content/site.json and email addresses contain the brand (R115)', () => {
  const files = ['content', 'src', 'plugins', 'host', 'netlify'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  const withBrand = files
    .filter((file) => /\.(css|graphql|json|mdx?|svg|tsx?|typ)$/.test(file))
    .filter((file) => !['content/site.json', 'host/package.json'].includes(file))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .replace(emailAddress, '')
        .toLowerCase()
        .includes(brand.name.toLowerCase()),
    );
  expect(withBrand).toEqual([]);
});
