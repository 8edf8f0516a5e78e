import { readFileSync } from 'node:fs';
import type { IPluginRefOptions } from 'gatsby';
import { oneLine } from '../../../src/content-model/source/words';
import { escapeHtml } from '../../../src/server/recipient-name';
import { fullText, paragraphs } from './full-text';

/**
 * The 30 newest entries; feed readers keep older ones. Pictures have the same widths as on the pages
 * (src/components/Picture, src/sections/Article), so that the feed needs no extra files.
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
        slug
        ... on BlogPost {
          author
          keyTakeaways
          picture {
            alt
            file {
              gatsbyImageData
            }
          }
          blocks {
            file {
              gatsbyImageData
            }
          }
          text
        }
      }
    }
  }
`;

const output = '/rss.xml';

type Entry = Queries.FeedQuery['allInsight']['nodes'][number];
type Article = Extract<Entry, { readonly __typename: 'BlogPost' }>;

/** The result of the query, which gatsby-plugin-feed passes to the functions. */
interface QueryResult {
  query: Queries.FeedQuery;
}

/** The text of an article and the paths of its pictures, the one in its header first. */
function articleOf({ text, keyTakeaways, picture, blocks }: Article) {
  const files = [picture, ...blocks].map(({ file }) => file);
  const pictures = files.flatMap((file) => file?.gatsbyImageData?.images.fallback?.src ?? []);
  return { text, keyTakeaways, alt: picture.alt, pictures };
}

function item(entry: Entry, { brand, insightsPage }: Queries.FeedQuery) {
  const { heading, date, category, description, navTo, slug } = entry;
  const url = new URL(navTo, brand?.url).href;
  const isArticle = entry.__typename === 'BlogPost';
  const keyTakeaways = insightsPage?.labels.keyTakeaways ?? '';
  const html = isArticle ? fullText(articleOf(entry), keyTakeaways, url) : paragraphs(description);
  return {
    // Feed readers treat both as HTML.
    title: escapeHtml(oneLine(heading)),
    description: paragraphs(description),
    url,
    // Several news items may have the same link. The file's name stays when a heading or day is corrected.
    guid: isArticle ? undefined : `${url}#${slug}`,
    date,
    author: isArticle ? entry.author : brand?.name,
    categories: [category],
    custom_elements: [{ 'content:encoded': { _cdata: html } }],
  };
}

function channel({ query: { brand, insightsPage, allInsight } }: QueryResult) {
  const [newest] = allInsight.nodes;
  return {
    title: `${brand?.name}: ${insightsPage?.feed.title}`,
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
 * The options of gatsby-plugin-feed: an RSS 2.0 feed of articles and news, with the full text of articles
 * (https://www.rssboard.org/rss-specification, https://web.resource.org/rss/1.0/modules/content/). The plugin links it
 * from every page.
 *
 * Throws if content/insights/insights.json cannot be read.
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
        serialize: ({ query: data }: QueryResult) =>
          data.allInsight.nodes.map((entry) => item(entry, data)),
      },
    ],
  };
}
