/** What the share pictures are made of, for every page that has one. */
export const pagesQuery = /* GraphQL */ `
  query SharePictures {
    brand {
      name
      url
      mark
    }
    homePage {
      seo {
        title
      }
      banner {
        ...ShareBanner
      }
    }
    aboutPage {
      seo {
        title
      }
      banner {
        ...ShareBanner
      }
      vision {
        picture {
          ...ShareSource
        }
      }
    }
    careersPage {
      seo {
        title
      }
      banner {
        ...ShareBanner
      }
    }
    clientPage {
      seo {
        title
      }
      picture {
        ...ShareSource
      }
    }
    contactPage {
      seo {
        title
      }
      picture {
        ...ShareSource
      }
    }
    allSolution {
      nodes {
        slug
        seo {
          title
        }
        features {
          picture {
            ...ShareSource
          }
        }
      }
    }
    insightsPage {
      lists {
        type
        seo {
          title
        }
      }
    }
    allFactSheet {
      nodes {
        navTo
        category
        seo {
          title
        }
        picture {
          ...ShareSource
        }
      }
    }
    allBlogPost {
      nodes {
        navTo
        category
        seo {
          title
        }
        picture {
          ...ShareSource
        }
      }
    }
  }

  fragment ShareBanner on Banner {
    narrowPicture {
      ...ShareSource
    }
    picture {
      ...ShareSource
    }
  }

  fragment ShareSource on Picture {
    file {
      absolutePath
      internal {
        contentDigest
      }
    }
  }
`;

type Source = Queries.ShareSourceFragment;

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

interface Written {
  readonly seo: { readonly title: string };
}

/** The banner's picture that was drawn for a narrow frame, where there is one. */
interface WithBanner {
  readonly banner: Queries.ShareBannerFragment;
}

const pageOf = (
  address: string,
  page: Written | null,
  source: Source | undefined,
  kicker?: string,
): SharedPage[] =>
  page && source
    ? [
        {
          address,
          title: page.seo.title,
          ...(kicker ? { kicker } : {}),
          picture: source.file.absolutePath,
          pictureDigest: source.file.internal.contentDigest,
        },
      ]
    : [];

const bannerOf = (page: WithBanner | null) => page?.banner.narrowPicture ?? page?.banner.picture;

/**
 * Every page with a share picture: its title, and the picture that it is known by. A list has no picture of its own
 * and wears that of the company's vision; the pages of a list share one.
 */
export function sharedPages(data: Queries.SharePicturesQuery): SharedPage[] {
  const { homePage, aboutPage, careersPage, clientPage, contactPage } = data;
  return [
    ...pageOf('/home', homePage, bannerOf(homePage)),
    ...pageOf('/about', aboutPage, bannerOf(aboutPage)),
    ...pageOf('/careers', careersPage, bannerOf(careersPage)),
    ...pageOf('/client', clientPage, clientPage?.picture),
    ...pageOf('/contact', contactPage, contactPage?.picture),
    ...data.allSolution.nodes.flatMap((solution) =>
      pageOf(`/solutions/${solution.slug}`, solution, solution.features.picture),
    ),
    ...(data.insightsPage?.lists ?? []).flatMap((list) =>
      pageOf(`/insights/${list.type}`, list, aboutPage?.vision.picture),
    ),
    ...[...data.allFactSheet.nodes, ...data.allBlogPost.nodes].flatMap((entry) =>
      pageOf(entry.navTo, entry, entry.picture, entry.category),
    ),
  ];
}
