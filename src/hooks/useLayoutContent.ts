import { graphql, useStaticQuery } from 'gatsby';
import { requireContent } from '../helpers/requireContent';

export type LayoutContent = ReturnType<typeof useLayoutContent>;

/** The content of the header, the footer and the head tags. */
export function useLayoutContent() {
  const content = useStaticQuery<Queries.LayoutContentQuery>(graphql`
    query LayoutContent {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          previewNotice
        }
      }
      brand {
        name
        legalName
        url
        description
        mark
        certification {
          name
          drawing {
            ...Drawing
          }
        }
        privacyPolicy {
          label
          to: link
        }
        professionalNetwork {
          label
          to: link
        }
      }
      navigation {
        header {
          label
          to: link
          hasChildren
        }
        requestDemo
        footer {
          quickLinks
          sitemapHeading
          sitemap {
            label
            to: link
          }
          solutionsHeading
          support
          supportLinks {
            label
            to: link
          }
          connect
          connectLinks {
            label
            to: link
          }
          contactUs
          copyright
        }
      }
      allSolution(sort: { order: ASC }) {
        nodes {
          to: address
          outcome
          card {
            title
          }
        }
      }
      offices {
        offices {
          name
          city
          country
          addressLines
          alsoIn {
            city
            addressLines
          }
          phone
          email
        }
      }
      errorPage {
        title
        subtitle
        home {
          label
          to: address
        }
        links {
          label
          to: link
        }
      }
    }
  `);
  return requireContent(content);
}

/** The links to all solutions, in order. */
export const solutionLinks = ({ allSolution }: Pick<LayoutContent, 'allSolution'>) =>
  allSolution.nodes.map(({ to, card, outcome }) => ({ label: card.title, to, outcome }));
