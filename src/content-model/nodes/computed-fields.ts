import type { Node } from 'gatsby';
import { contentTypes } from '../schema/content-types';
import { articleBlocks, articleMarkdown, articleMinutes } from './article-blocks';
import { countryListAddress } from './countries';
import { factSheetNavTo, insightFields, insightPageFields, pageFields } from './page-fields';
import type { ResolverContext } from './node-model';
import { drawingIn, pictogramDrawing, svgMarkup } from './svg';
import { markerPosition, worldMap } from './world-map';

/** Types of computed fields only, and of Markdown's nodes, so that the schema is the same whatever the content. */
export const computedTypes = `
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }

  "An SVG, and its size in its own units."
  type Drawing {
    "The path of the file, or a data URL"
    src: String!
    width: Int!
    height: Int!
  }

  "The PDF of a text page, which gatsby-plugin-fact-sheet-pdfs makes."
  type TextPagePdf implements Node @dontInfer {
    "The id of the text page"
    page: String!
    "The label of links to it, with its size"
    label: String!
    address: String!
  }

  "A place on the world map, in per cent of its width and height."
  type MapPosition {
    left: Float!
    top: Float!
  }

  "A block of an article (R114)."
  type ArticleBlock {
    type: ArticleBlockType!
    "The block's text as HTML; empty for a picture"
    html: String!
    "The id of a heading or of the footnotes"
    anchor: String
    "The heading's level, 2 to 6"
    level: Int
    "true for a numbered list"
    ordered: Boolean
    "The number of a numbered list's first item"
    start: Int
    items: [ArticleListItem!]
    file: File @link
    alt: String
    "A heading's words, a picture's caption, the headings of a table's columns, or the source of a quotation"
    caption: String
    footnotes: [ArticleFootnote!]
    style: String
  }

  "The types of block; 'prose' is any other HTML."
  enum ArticleBlockType {
    bluetext
    image
    paragraph
    list
    boldtext
    table
    quotation
    footnotes
    prose
  }

  type ArticleFootnote {
    "The id that its references link to"
    id: String!
    html: String!
    "The ids of its references in the text, for the links back"
    references: [String!]!
  }

  type ArticleListItem {
    "The bold words at the start of the item, as HTML"
    boldtext: String
    "The rest, as HTML"
    text: String!
  }
`;

/** The fields of the types that implement Page. */
const pages = Object.fromEntries(
  contentTypes.filter(({ address }) => address).map(({ type }) => [type, pageFields]),
);

const drawing = { type: 'Drawing!', resolve: pictogramDrawing };
const markdown = { type: 'String!', resolve: articleMarkdown };
const blocks = { type: '[ArticleBlock!]!', resolve: articleBlocks };

/** All fields that no file contains, or not as pages show them, by type, for `createResolvers`. */
export const computedFields = {
  Query: {
    worldMap: { type: 'Drawing!', resolve: worldMap },
    countryList: { type: 'String!', resolve: countryListAddress },
    // A page depends on these nodes. With a filter of `allInsight`, it would depend on every insight.
    insightsById: {
      type: '[Insight!]!',
      args: { ids: '[ID!]!' },
      resolve: (_: unknown, args: { ids: readonly string[] }, { nodeModel }: ResolverContext) =>
        nodeModel.getNodesByIds(args),
    },
  },
  Brand: { mark: { resolve: svgMarkup } },
  AudienceCard: { drawing },
  WhyChooseCard: { drawing },
  Certification: { drawing: { ...drawing, resolve: drawingIn('mark') } },
  ClientLogo: { drawing: { ...drawing, args: { inline: 'Boolean' }, resolve: drawingIn('logo') } },
  Office: { marker: { type: 'MapPosition!', resolve: markerPosition } },
  Picture: { alt: { resolve: ({ alt = '' }: { alt?: string }) => alt } },
  ...pages,
  Solution: {
    ...pageFields,
    slug: {
      resolve: (solution: Node, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.getNodeById({ id: String(solution.parent) }).name,
    },
    cardExcerpt: {
      type: 'Excerpt',
      resolve: ({ card, features }: Queries.Solution) =>
        features.cards[(card.feature ?? 0) - 1]?.excerpt,
    },
  },
  InsightListPage: { ...pageFields, address: {} },
  TextPage: { ...pageFields, markdown, blocks },
  NewsItem: insightFields,
  FactSheet: {
    ...insightPageFields,
    address: { type: 'String!', resolve: factSheetNavTo },
    navTo: { resolve: factSheetNavTo },
    markdown,
  },
  BlogPost: {
    ...insightPageFields,
    markdown,
    blocks,
    minutes: { type: 'Int!', resolve: articleMinutes },
  },
};
