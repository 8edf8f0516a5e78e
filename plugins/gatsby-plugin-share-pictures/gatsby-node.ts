import type { GatsbyNode } from 'gatsby';
import { readFile } from 'node:fs/promises';
import { query } from '../../src/content-model/pages/query';
import { concurrently } from '../../src/content-model/checks/concurrently';
import { digestOf, digestOfFolders, writeChanged } from '../typesetting/write-changed';
import { pagesQuery, sharedPages } from './pages';
import { createRenderer } from './render';

/** The folder of the site that share pictures lie in; the head tags name them by their page's address. */
const folder = 'public/share';

/** Renders a share picture for each page, only where its title, its picture or the look changed. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  graphql,
  cache,
  reporter,
}) => {
  const data = await query<Queries.SharePicturesQuery>(graphql, pagesQuery);
  const { brand } = data;
  if (!brand) return;
  const code = await digestOfFolders('plugins/typesetting', 'plugins/gatsby-plugin-share-pictures');
  const look = [code, await readFile('src/styles/palette.css', 'utf8'), brand];
  const files = sharedPages(data).map(({ address, ...card }) => ({
    file: `${address.slice(1)}.jpg`,
    digest: digestOf([look, card.title, card.kicker, card.pictureDigest]),
    card,
  }));

  const count = await writeChanged(folder, files, cache, async (due, write) => {
    const render = await createRenderer(brand);
    const byPicture = due.toSorted((a, b) => a.card.picture.localeCompare(b.card.picture));
    await concurrently(byPicture, async (file) => write(file, await render(file.card)));
  });
  reporter.info(`Share pictures: ${count} rendered of ${files.length}`);
};
