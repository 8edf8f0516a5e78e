import type { GatsbyNode } from 'gatsby';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { concurrently } from '../../src/content-model/source/concurrently';
import { listFolder } from '../../src/content-model/source/folder';
import { replaceFile } from '../../src/server/shared/replace-file';
import { createRenderer } from './render';

/** The folder of the share pictures. */
const folder = 'public/cards';

/** The digest of the code and the colours of the pictures, which change every one. */
function digestOfCode(): string {
  const code = ['plugins/typesetting', 'plugins/gatsby-plugin-share-pictures']
    .flatMap((folder) => [...listFolder(folder)].map((file) => path.join(folder, file)))
    .concat('src/styles/palette.css')
    .map((file) => readFileSync(file, 'latin1'));
  return hash('sha256', code.join('\n'));
}

/**
 * Renders a share picture for each page; the pages of a list share one. Those of earlier builds are in the cache, by
 * what they are made of.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  graphql,
  cache,
  reporter,
}) => {
  const { brand, allPage } = await query<Queries.SharePicturesQuery>(
    graphql,
    /* GraphQL */ `
      query SharePictures {
        brand {
          name
          url
          mark
        }
        allPage {
          nodes {
            address
            ... on Insight {
              category
            }
            seo {
              title
            }
            sharePicture {
              file {
                absolutePath
                internal {
                  contentDigest
                }
              }
            }
          }
        }
      }
    `,
  );
  if (!brand) return;
  const code = digestOfCode();
  const cards = allPage.nodes.map(
    ({ address, seo: { title }, sharePicture: { file }, ...page }) => {
      const kicker = 'category' in page ? page.category : null;
      const made = JSON.stringify([code, brand, title, kicker, file.internal.contentDigest]);
      const cached = path.join(cache.directory, hash('sha256', made));
      return { address, cached, title, kicker, picture: file.absolutePath };
    },
  );
  const missing = cards.filter(({ cached }) => !existsSync(cached));
  if (missing.length > 0) {
    const render = await createRenderer(brand);
    const byPicture = missing.toSorted((a, b) => a.picture.localeCompare(b.picture));
    await concurrently(byPicture, async ({ cached, ...card }) =>
      replaceFile(cached, await render(card)),
    );
  }
  await rm(folder, { recursive: true, force: true });
  for (const { address, cached } of cards) await cp(cached, path.join(folder, `${address}.jpg`));
  reporter.info(`Share pictures: ${missing.length} of ${cards.length} rendered`);
};
