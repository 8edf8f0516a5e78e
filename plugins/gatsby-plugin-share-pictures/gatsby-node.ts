import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { concurrently } from '../../src/content-model/source/concurrently';
import { listFolder } from '../../src/content-model/source/folder';
import { replaceFile } from '../../src/server/shared/replace-file';
import { digestOfCode } from '../typesetting/typesetter';
import { createRenderer } from './render';

/** The folder of the share pictures. */
const folder = 'public/cards';

/** Finds what the picture of each page is made of. The pages of a list share one. */
async function findCards(graphql: CreatePagesArgs['graphql']) {
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
  const code = digestOfCode('gatsby-plugin-share-pictures');
  const cards = allPage.nodes.map(
    ({ address, seo: { title }, sharePicture: { file }, ...page }) => {
      const kicker = 'category' in page ? page.category : null;
      const source = JSON.stringify([code, brand, title, kicker, file.internal.contentDigest]);
      const made = hash('sha256', source);
      return { target: `${address.slice(1)}.jpg`, made, title, kicker, picture: file.absolutePath };
    },
  );
  return { brand, cards };
}

/** Renders the pictures that are new or changed since the last build, and deletes those without a page. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  graphql,
  cache,
  reporter,
}) => {
  const { brand, cards } = await findCards(graphql);
  if (!brand) return;
  mkdirSync(folder, { recursive: true });
  const targets = new Set(cards.map(({ target }) => target));
  for (const file of listFolder(folder)) if (!targets.has(file)) rmSync(path.join(folder, file));

  const rendered: Record<string, string> = (await cache.get('rendered')) ?? {};
  const missing = cards
    .filter(
      ({ target, made }) => rendered[target] !== made || !existsSync(path.join(folder, target)),
    )
    .toSorted((a, b) => a.picture.localeCompare(b.picture));
  if (missing.length > 0) {
    // If the build is killed, the next one renders all of them.
    await cache.set('rendered', {});
    const render = await createRenderer(brand);
    await concurrently(missing, async ({ target, ...card }) => {
      const file = path.join(folder, target);
      mkdirSync(path.dirname(file), { recursive: true });
      replaceFile(file, await render(card));
    });
  }
  await cache.set('rendered', Object.fromEntries(cards.map(({ target, made }) => [target, made])));
  reporter.info(`Share pictures: ${missing.length} of ${cards.length} rendered`);
};
