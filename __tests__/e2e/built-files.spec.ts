import sharp from 'sharp';
import { expect, test } from './support/test';

interface Manifest {
  name: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test('the web app manifest names icons that are there, in the sizes it says', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Keelstone', start_url: '/home' });
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
    'content',
    manifest.theme_color,
  );
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('a maskable icon keeps its mark within the circle that every device leaves', async ({
  request,
}) => {
  const icon = await (await request.get('/icon-maskable-512.png')).body();
  const { data, info } = await sharp(icon).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  const safe = 0.4 * info.width;
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    const distance = Math.hypot(x - info.width / 2, y - info.height / 2);
    if (distance > safe && Math.abs((data[at] ?? 0) - ground) > 8) {
      throw new Error(`the mark reaches ${x}, ${y}`);
    }
  }
});

test('security.txt says whom to tell, for at most a year (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
        return [name, value];
      }),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get('Canonical')).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const expires = fields.get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const year = 365 * 24 * 60 * 60 * 1000;
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + year);
});
