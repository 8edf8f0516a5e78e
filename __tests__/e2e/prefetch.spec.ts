import { expect, test } from './support/test';
import { visit } from './support/visit';

test('a page whose link is in sight is fetched ahead: its data, its script and its styles', async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(request.url());
  });
  await visit(page, '/about');
  for (const file of [
    /\/page-data\/careers\/page-data\.json$/,
    /\/component---src-pages-careers-tsx-[0-9a-f]+\.js$/,
    /\/component---src-pages-careers-tsx\.[0-9a-f]+\.css$/,
  ]) {
    await expect.poll(() => ahead).toContainEqual(expect.stringMatching(file));
  }
});
