/** What the share pictures are made of, for every page that has one. */
export const pagesQuery = /* GraphQL */ `
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
`;

/** A page and what its share picture shows. */
export interface SharedPage {
  /** The page's address on the site. */
  address: string;
  title: string;
  kicker?: string;
  /** The path of the page's own picture. */
  picture: string;
  /** Changes with the picture's content. */
  pictureDigest: string;
}

/** Every page with a share picture; the pages of a list share one. */
export const sharedPages = ({ allPage }: Queries.SharePicturesQuery): SharedPage[] =>
  allPage.nodes.map(({ address, kicker, seo, sharePicture: { file } }) => ({
    address,
    title: seo.title,
    ...(kicker && { kicker }),
    picture: file.absolutePath,
    pictureDigest: file.internal.contentDigest,
  }));
