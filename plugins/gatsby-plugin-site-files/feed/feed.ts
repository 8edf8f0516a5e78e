import { readFileSync } from 'node:fs';
import type { IPluginRefOptions } from 'gatsby';
import { escaped, fullText } from './full-text';

/**
 * The thirty newest: a reader keeps what it has seen, so the file need not grow with the site. Pictures are asked for
 * in the pages' own widths (components/Picture, sections/Article), so that no file is made for the feed.
 */
const query = /* GraphQL */ `
  query Feed {
    brand {
      name
      legalName
      url
    }
    insightsPage {
      feed {
        title
        description
      }
      labels {
        keyTakeaways
      }
    }
    allInsight(filter: { type: { in: [blog, news] } }, sort: { date: DESC }, limit: 30) {
      nodes {
        __typename
        heading
        date
        category
        description
        navTo
        ... on BlogPost {
          author
          keyTakeaways
          picture {
            alt
            file {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 750, 1180, 1600, 2200])
              }
            }
          }
          blocks {
            type
            html
            level
            ordered
            items {
              boldtext
              text
            }
            file {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600])
              }
            }
            alt
            caption
            footnotes {
              id
              html
            }
          }
        }
      }
    }
  }
`;

const output = '/rss.xml';

type Entry = Queries.FeedQuery['allInsight']['nodes'][number];

/** A feed as gatsby-plugin-feed hands it back: its settings, with the query's answer in place of the query. */
interface Answered {
  query: Queries.FeedQuery;
}

function item(entry: Entry, { brand, insightsPage }: Queries.FeedQuery) {
  const { heading, date, category, description, navTo } = entry;
  const address = new URL(navTo, brand?.url).href;
  const isArticle = entry.__typename === 'BlogPost';
  const html =
    isArticle && insightsPage
      ? fullText(entry, insightsPage.labels, address)
      : description.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n');
  return {
    title: heading.replace(/\s+/g, ' ').trim(),
    description: description.join(' '),
    url: address,
    guid: isArticle ? undefined : address,
    date,
    author: isArticle ? entry.author : brand?.name,
    categories: [category],
    custom_elements: [{ 'content:encoded': { _cdata: html } }],
  };
}

/** What the feed says of itself. */
function channel({ query: { brand, insightsPage, allInsight } }: Answered) {
  const [newest] = allInsight.nodes;
  return {
    title: insightsPage?.feed.title,
    description: insightsPage?.feed.description,
    site_url: `${brand?.url}/insights/blog`,
    feed_url: `${brand?.url}${output}`,
    language: 'en-GB',
    copyright: brand?.legalName,
    pubDate: newest?.date,
    generator: 'Gatsby',
  };
}

/**
 * The options of gatsby-plugin-feed: one RSS 2.0 feed of articles and news, with the whole text of articles
 * (https://www.rssboard.org/rss-specification, https://web.resource.org/rss/1.0/modules/content/). It holds what
 * the data layer holds, so drafts and entries of days to come stay out. The plugin links it from every page.
 *
 * Throws where content/insights/insights.json cannot be read.
 */
export function feedOptions(): IPluginRefOptions {
  const { feed } = JSON.parse(readFileSync('content/insights/insights.json', 'utf8')) as {
    feed: { title: string };
  };
  return {
    setup: channel,
    feeds: [
      {
        title: feed.title,
        output,
        query,
        serialize: ({ query: answer }: Answered) =>
          answer.allInsight.nodes.map((entry) => item(entry, answer)),
      },
    ],
  };
}
