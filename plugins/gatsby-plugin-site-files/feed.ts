import { readFileSync } from 'node:fs';
import type { IPluginRefOptions } from 'gatsby';
import { treeOf } from '../../src/content-model/source/markdown/parse';
import { oneLine } from '../../src/content-model/source/words';
import { labels } from '../../src/labels';
import { escapeHtml } from '../../src/server/shared/escape-html';
import { fullText, paragraphs } from './full-text';

/** The 30 newest entries; feed readers keep older ones. */
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
          markdown
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
        }
      }
    }
  }
`;

const output = '/rss.xml';

/** The result of the query, which gatsby-plugin-feed passes to the functions. */
interface QueryResult {
  query: Queries.FeedQuery;
}

type Entry = Queries.FeedQuery['allInsight']['nodes'][number];

function item(entry: Entry, { brand }: Queries.FeedQuery) {
  const { heading, date, category, description, navTo, slug } = entry;
  const url = new URL(navTo, brand?.url).href;
  const summary = paragraphs(description);
  const isArticle = entry.__typename === 'BlogPost';
  const text = isArticle
    ? fullText(entry, treeOf(entry.markdown), labels.article.keyTakeaways, url)
    : summary;
  return {
    // Feed readers treat both as HTML.
    title: escapeHtml(oneLine(heading)),
    description: summary,
    url,
    // Several news items may have the same link. The file's name stays when a heading or day is corrected.
    guid: isArticle ? undefined : `${url}#${slug}`,
    date,
    author: (isArticle && entry.author) || brand?.name,
    categories: [category],
    custom_elements: [{ 'content:encoded': { _cdata: text } }],
  };
}

const channel = ({ query: { brand, insightsPage, allInsight } }: QueryResult) => ({
  title: `${brand?.name}: ${insightsPage?.feed.title}`,
  description: insightsPage?.feed.description,
  site_url: `${brand?.url}/insights/blog`,
  feed_url: `${brand?.url}${output}`,
  language: 'en-GB',
  copyright: brand?.legalName,
  pubDate: allInsight.nodes[0]?.date,
  generator: 'Gatsby',
});

/**
 * The options of gatsby-plugin-feed: an RSS 2.0 feed of articles and news, with the full text of articles
 * (https://www.rssboard.org/rss-specification, https://web.resource.org/rss/1.0/modules/content/). The plugin links it
 * from every page.
 *
 * Throws if content/insights/insights.json cannot be read.
 */
export function feedOptions(): IPluginRefOptions {
  const { title } = JSON.parse(readFileSync('content/insights/insights.json', 'utf8')).feed;
  const serialize = ({ query: data }: QueryResult) =>
    data.allInsight.nodes.map((entry) => item(entry, data));
  return { setup: channel, feeds: [{ title, output, query, serialize }] };
}
