import type { GatsbyNode } from 'gatsby';
import { readFile } from 'node:fs/promises';
import { query } from '../../src/content-model/pages/query';
import { concurrently } from '../../src/content-model/checks/concurrently';
import { digestOfFolders } from '../../src/content-model/digest-of-folders';
import { digestOf, writeChanged } from '../typesetting/write-changed';
import { createRenderer } from './render';

/** The folder of the share pictures. Other files in it are deleted. */
const folder = 'public/share';

/** Renders a share picture for each page. The pages of a list share one. */
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
            kicker
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
  const codeDigest = digestOfFolders([
    'plugins/typesetting',
    'plugins/gatsby-plugin-share-pictures',
  ]);
  const palette = await readFile('src/styles/palette.css', 'utf8');
  const files = allPage.nodes.map(
    ({ address, kicker, seo: { title }, sharePicture: { file } }) => ({
      file: `${address.slice(1)}.jpg`,
      digest: digestOf([codeDigest, palette, brand, title, kicker, file.internal.contentDigest]),
      card: { title, kicker, picture: file.absolutePath },
    }),
  );

  const count = await writeChanged(folder, files, cache, async (changed, write) => {
    const render = await createRenderer(brand);
    const byPicture = changed.toSorted((a, b) => a.card.picture.localeCompare(b.card.picture));
    await concurrently(byPicture, async (file) => write(file, await render(file.card)));
  });
  reporter.info(`Share pictures: ${count} rendered of ${files.length}`);
};
