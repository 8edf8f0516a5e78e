import sharp from 'sharp';
import { pageRoutes as pages } from '../../tools/site/routes';
import { site } from './support/content';
import { headsOf } from './support/head';
import { expect, test } from './support/test';

test('every page has a share picture with its size and words', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const [index, { metas, titles }] of (await headsOf(page, pages)).entries()) {
    const [image = ''] = metas['og:image'] ?? [];
    expect(metas, pages[index]).toMatchObject({
      'og:image': [expect.stringMatching(/^https:/)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringContaining(titles[0]?.split(' | ')[0] ?? 'a title')],
    });
    const response = await request.get(image.replace(site.url, ''));
    expect(response.headers()['content-type'], image).toBe('image/jpeg');
    const body = await response.body();
    expect(await sharp(body).metadata(), image).toMatchObject({ width: 1200, height: 630 });
    // What networks show: X takes 5 MB at most, some messengers 300 kB.
    expect(body.length, image).toBeLessThan(300_000);
    seen.add(body.toString('base64'));
  }
  expect(seen.size).toBe(pages.length);
});

test('an unknown page has no share picture, a stand-in that of its page', async ({ page }) => {
  const [unknown, standIn] = await headsOf(page, ['/nowhere', '/insights/anything']);
  expect(unknown?.metas['og:image']).toBeUndefined();
  expect(unknown?.metas['twitter:card']).toEqual(['summary']);
  expect(standIn?.metas['og:image']).toEqual([`${site.url}/share/insights/blog.jpg`]);
});
