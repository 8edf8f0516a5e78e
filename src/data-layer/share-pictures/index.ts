import { createHash } from 'node:crypto';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { concurrently } from '../../content-model/checks/concurrently';
import { query } from '../../content-model/pages/query';
import { readTokens } from '../../content-model/palette';
import { openFont, staticFont } from '../typeface';
import { houseSvg, wordsSvg, type House } from './card';
import { pagesQuery, sharedPages, type SharedPage } from './pages';
import { sharePictureRenderer } from './render';

const cacheKey = 'share-pictures';

/** Words that are set for their look only: it changes with the drawing's code as well. */
const sample = { title: 'Resilience isn’t luck: it is a strategy', kicker: 'Outsourcing Risk' };

/** What each share picture was made of when it was last rendered, by its file. */
type Digests = Readonly<Record<string, string>>;

/** Where the share picture of a page stands; the head tags say the same (layout/Seo). */
const fileOf = ({ address }: SharedPage) => path.join('public', `share${address}.jpg`);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function houseOf(brand: NonNullable<Queries.SharePicturesQuery['brand']>): Promise<House> {
  const root = process.cwd();
  const font = async (weight: number) => openFont(await staticFont(root, 'normal', weight));
  return {
    ...brand,
    host: new URL(brand.url).host,
    colourOf: await readTokens(root),
    fonts: { title: await font(500), label: await font(450) },
  };
}

/** Removes the share pictures of pages that are no more. */
async function removeOthers(before: Digests, now: Digests): Promise<void> {
  for (const file of Object.keys(before)) if (!(file in now)) await rm(file, { force: true });
}

/**
 * Renders a share picture a page into `public/share`, only where its title, its picture or the house's look has
 * changed since the last build.
 *
 * Rejects where a picture cannot be read.
 */
export async function writeSharePictures({ graphql, cache, reporter }: BuildArgs): Promise<void> {
  const data = await query<Queries.SharePicturesQuery>(graphql, pagesQuery);
  if (!data.brand) return;
  const house = await houseOf(data.brand);
  const look = houseSvg(house) + wordsSvg(sample, house);
  const before: Digests = (await cache.get(cacheKey)) ?? {};

  const pages = sharedPages(data).map((page) => {
    const { title, kicker, pictureDigest } = page;
    const digest = createHash('sha256').update(
      JSON.stringify([look, title, kicker, pictureDigest]),
    );
    return { ...page, file: fileOf(page), digest: digest.digest('hex') };
  });
  const now = Object.fromEntries(pages.map(({ file, digest }) => [file, digest]));
  const isDue = await concurrently(
    pages,
    async ({ file, digest }) => before[file] !== digest || !(await exists(file)),
  );
  const due = pages.filter((_, index) => isDue[index]);
  if (due.length > 0) {
    const render = await sharePictureRenderer(house);
    await concurrently(due, async ({ file, picture, ...words }) => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await render(words, picture));
    });
  }
  await removeOthers(before, now);
  await cache.set(cacheKey, now);
  reporter.info(`Share pictures: ${due.length} rendered of ${pages.length}`);
}
