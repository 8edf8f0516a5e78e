import sharp from 'sharp';
import { routes } from '../../tools/site/routes';
import { headsOf } from './support/head';
import { expect, test } from './support/test';

const site = 'https://www.keelstone.example';
const pages = routes.filter((route) => route !== '/nowhere');

test('every page names a share picture of its own, with its size and its words', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  const seen = new Set<string>();
  for (const [index, { metas, titles }] of (await headsOf(page, pages)).entries()) {
    const address = pages[index];
    const [image = ''] = metas['og:image'] ?? [];
    expect(metas, address).toMatchObject({
      'og:image': [expect.stringMatching(/^https:/)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringContaining(titles[0]?.split(' | ')[0] ?? 'a title')],
      'twitter:card': ['summary_large_image'],
    });
    const response = await request.get(image.replace(site, ''));
    expect(response.status(), image).toBe(200);
    expect(response.headers()['content-type'], image).toBe('image/jpeg');
    const body = await response.body();
    const { width, height } = await sharp(body).metadata();
    expect([width, height], image).toEqual([1200, 630]);
    // What networks show: X takes 5 MB at most, some messengers 300 kB.
    expect(body.length, image).toBeLessThan(300_000);
    seen.add(body.toString('base64'));
  }
  expect(seen.size).toBe(pages.length);
});

test('a page that is none of its own has no share picture but that of its page', async ({
  page,
}) => {
  await page.goto('/home');
  const [nowhere, other] = await headsOf(page, ['/nowhere', '/insights/anything']);
  expect(nowhere?.metas['og:image']).toBeUndefined();
  expect(nowhere?.metas['twitter:card']).toEqual(['summary']);
  expect(other?.metas['og:image']).toEqual([`${site}/share/insights/blog.jpg`]);
});
