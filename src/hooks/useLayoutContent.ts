import { graphql, useStaticQuery } from 'gatsby';

/** The content of the header, the footer and the head tags. */
export function useLayoutContent(): Queries.LayoutContentQuery {
  return useStaticQuery<Queries.LayoutContentQuery>(graphql`
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
          link
        }
        professionalNetwork {
          label
          link
        }
      }
      navigation {
        header {
          label
          link
          hasChildren
        }
        requestDemo
        footer {
          quickLinks
          sitemapHeading
          sitemap {
            label
            link
          }
          solutionsHeading
          support
          connect
          contactUs
          copy
          copied
          copyright
        }
        labels {
          skipToContent
          mainNavigation
          openMenu
          closeMenu
          solutionsNavigation
          newTab
          loading
        }
      }
      allSolution(sort: { order: ASC }) {
        nodes {
          address
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
          address
        }
        links {
          label
          link
        }
      }
    }
  `);
}

export const solutionLinks = ({ allSolution }: Pick<Queries.LayoutContentQuery, 'allSolution'>) =>
  allSolution.nodes.map(({ address, card }) => ({ label: card.title, link: address }));
