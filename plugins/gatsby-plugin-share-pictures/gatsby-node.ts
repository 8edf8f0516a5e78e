import type { GatsbyNode } from 'gatsby';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../../src/content-model/pages/query';
import { concurrently } from '../../src/content-model/source/concurrently';
import { digestOf, digestOfCode, generateChanged } from './changed';
import { createRenderer } from './render';

/** The folder of the share pictures. Other files in it are deleted. */
const folder = 'public/cards';

/** Renders a share picture for each page; the pages of a list share one. */
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
  const files = allPage.nodes.map((page) => {
    const { address, seo, sharePicture } = page;
    const kicker = 'category' in page ? page.category : null;
    const { absolutePath: picture, internal } = sharePicture.file;
    return {
      file: `${address.slice(1)}.jpg`,
      digest: digestOf([code, brand, seo.title, kicker, internal.contentDigest]),
      card: { title: seo.title, kicker, picture },
    };
  });

  const count = await generateChanged(folder, files, cache, async (changed) => {
    const render = await createRenderer(brand);
    const byPicture = changed.toSorted((a, b) => a.card.picture.localeCompare(b.card.picture));
    await concurrently(byPicture, async ({ file, card }) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await render(card));
    });
  });
  reporter.info(`Share pictures: ${count} of ${files.length} rendered`);
};
