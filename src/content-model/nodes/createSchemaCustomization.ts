import type { GatsbyNode } from 'gatsby';
import { contentTypes } from '../schema/content-types';
import { derivedBy, textRules } from '../schema/directives';
import { readSdl } from '../schema/sdl';
import { articleBlocks, articleMinutes } from './article-blocks';
import { countryListAddress } from './countries';
import { entryPageFields, factSheetNavTo, pageFields } from './page-fields';
import { pulseAddress } from './pulse';
import type { ResolverContext } from './resolver-context';
import { logoDrawing, pictogramDrawing, pictogramPath, svgMarkup } from './svg';
import { markerPosition, worldMap } from './world-map';

/** Directives for the content checks with their arguments. */
const bounds = {
  count: { exactly: 'Int', min: 'Int', max: 'Int' },
  length: { min: 'Int', max: 'Int' },
  range: { min: 'Float', max: 'Float' },
} as const;

const resolveFileName = (source: { parent: string }, _: unknown, { nodeModel }: ResolverContext) =>
  nodeModel.getNodeById({ id: source.parent }).name;

/** Directives that change how GraphQL resolves a field; all others only tell the content checks something. */
const resolvers: Readonly<Record<string, object>> = {
  pictogram: { resolve: pictogramPath },
  svg: { resolve: svgMarkup },
  fileName: { resolve: resolveFileName },
};

/**
 * Defines the content schema and its directives.
 * https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization
 */
export const createSchemaCustomization: NonNullable<GatsbyNode['createSchemaCustomization']> = ({
  actions,
}) => {
  for (const [name, args] of Object.entries(bounds)) {
    actions.createFieldExtension({ name, args, extend: () => ({}) });
  }
  for (const name of ['landscape', ...Object.keys(textRules), ...Object.keys(derivedBy)]) {
    actions.createFieldExtension({ name, extend: () => resolvers[name] ?? {} });
  }
  actions.createTypes(readSdl());
};

/** The resolvers of the types that implement Page. */
const pages = Object.fromEntries(
  contentTypes
    .filter(({ address }) => address)
    .map(({ type, kind }) => [type, kind === 'markdown' ? entryPageFields : pageFields]),
);

/** Resolves computed fields. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = ({
  createResolvers,
}) => {
  createResolvers({
    Query: {
      worldMap: { type: 'Drawing!', resolve: worldMap },
      countryList: { type: 'String!', resolve: countryListAddress },
      // Unlike a filter of `allInsight`, it makes a page depend on these entries only.
      insightsById: {
        type: '[Insight!]!',
        args: { ids: '[ID!]!' },
        resolve: (_: unknown, args: { ids: readonly string[] }, { nodeModel }: ResolverContext) =>
          nodeModel.getNodesByIds(args),
      },
    },
    AudienceCard: { drawing: { type: 'Drawing!', resolve: pictogramDrawing } },
    WhyChooseCard: { drawing: { type: 'Drawing!', resolve: pictogramDrawing } },
    ClientLogo: {
      drawing: { type: 'Drawing!', args: { inline: 'Boolean' }, resolve: logoDrawing },
    },
    File: { pulse: { type: 'String', resolve: pulseAddress } },
    Office: { marker: { type: 'MapPosition!', resolve: markerPosition } },
    OfficeCity: { marker: { type: 'MapPosition!', resolve: markerPosition } },
    ...pages,
    InsightListPage: { ...pageFields, address: {} },
    TextPage: { ...pageFields, blocks: { type: '[ArticleBlock!]!', resolve: articleBlocks } },
    FactSheet: {
      ...entryPageFields,
      address: { type: 'String!', resolve: factSheetNavTo },
      navTo: { resolve: factSheetNavTo },
    },
    BlogPost: {
      ...entryPageFields,
      blocks: { type: '[ArticleBlock!]!', resolve: articleBlocks },
      minutes: { type: 'Int!', resolve: articleMinutes },
    },
  });
};
