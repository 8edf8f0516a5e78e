import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { query } from './query';

/** Where the style guide stands, in `npm run develop` only. */
const address = '/_styleguide';

/**
 * Shows every token, component and state on one page, for those who work on the site. A production build has
 * neither the page nor a chunk of it: the template is no page without this call. Its samples come as context,
 * since a page query of its own would be read, and warned of, by every build.
 * Pictures are asked for in the site's own widths (components/Picture), so that no file is made for the guide.
 */
export async function createStyleguide({ graphql, actions }: CreatePagesArgs): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return;
  const samples = await query<Queries.StyleguideSamplesQuery>(
    graphql,
    /* GraphQL */ `
      query StyleguideSamples {
        homePage {
          banner {
            title
            subtitle
            action {
              label
              address
            }
            picture {
              alt
              file {
                childImageSharp {
                  gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600, 2200])
                }
              }
            }
            narrowPicture {
              alt
              file {
                childImageSharp {
                  gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600, 2200])
                }
              }
            }
          }
        }
        whyChooseUs {
          cards {
            heading
            pictogram
          }
        }
        audiences {
          cards {
            heading
            pictogram
          }
        }
        aboutPage {
          values {
            cards {
              heading
              pictogram
            }
          }
        }
        careersPage {
          differences {
            cards {
              heading
              pictogram
            }
          }
        }
        allSolution(sort: { order: ASC }) {
          nodes {
            shortName
            slug
            benefits {
              cards {
                heading
                pictogram
              }
            }
          }
        }
        clients {
          logos {
            name
            logo
          }
        }
        testimonials {
          heading
          testimonials {
            name
            designation
            company
            text
          }
          controls {
            previous
            next
          }
        }
        insightsPage {
          lists {
            type
            label
          }
          categories
          labels {
            switcher
            categories
            knowMore
            download
            pages
            newer
            older
          }
        }
        allInsight(sort: { date: DESC }, limit: 12) {
          nodes {
            id
            type
            heading
            date
            category
            description
            navTo
            unpublished
            picture {
              alt
              file {
                childImageSharp {
                  gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 600, 900, 1200])
                }
              }
            }
          }
        }
        contactPage {
          officesHeading
        }
        offices {
          offices {
            name
            city
            country
            addressLines
            phone
            email
            marker {
              left
              top
            }
          }
        }
        worldMap {
          width
          height
          land
        }
      }
    `,
  );
  actions.createPage({
    path: address,
    component: path.resolve('src/styleguide/StyleguidePage.tsx'),
    context: { samples },
  });
}
