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
          ...MenuLink
        }
        professionalNetwork {
          ...MenuLink
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
            ...MenuLink
          }
          solutionsHeading
          support
          supportLinks {
            ...MenuLink
          }
          connect
          connectLinks {
            ...MenuLink
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
          ...Action
        }
        links {
          ...MenuLink
        }
      }
    }
  `);
  return requireContent(content);
}

/** The links to all solutions, in order. */
export const solutionLinks = ({ allSolution }: Pick<LayoutContent, 'allSolution'>) =>
  allSolution.nodes.map(({ to, card, outcome }) => ({ label: card.title, to, outcome }));
