import type { Node } from 'gatsby';
import { pages } from '../pages/pages';
import { addressOf } from '../schema/content-types';
import { fieldOf, stringsOf, textOf } from '../source/content-file';
import { categoryOf } from '../source/defaults';
import { fileOf } from '../source/node-sources';
import { nodeGetter, type Resolver, type ResolverContext } from './node-model';

/** The possible paths of a page's picture, in order of preference. */
const picturePaths = [
  ['features', 'picture'],
  ['banner', 'narrowPicture'],
  ['banner', 'picture'],
  ['picture'],
];

const pictureOf = (page: Node): unknown =>
  picturePaths.map((path) => path.reduce<unknown>(fieldOf, page)).find(Boolean);

const relativePathOf = (node: Node, context: ResolverContext): string =>
  String(fileOf(node, nodeGetter(context)).relativePath);

/** The path of the page that a content file makes. */
const addressOfPage: Resolver<string | undefined> = async (page, _args, context) =>
  addressOf(relativePathOf(page, context));

/** The picture of the first of the solutions that a filter finds. */
async function pictureOfSolution({ nodeModel }: ResolverContext, filter = {}): Promise<unknown> {
  const query = { filter, sort: { fields: ['order'], order: ['ASC'] }, limit: 1 };
  const [solution] = (await nodeModel.findAll({ type: 'Solution', query })).entries;
  return solution && pictureOf(solution);
}

/** The picture of a page, by default that of the company's vision or, without one, of the first solution. */
const sharePicture: Resolver<unknown> = async (page, _args, context) => {
  const picture = pictureOf(page);
  if (picture) return picture;
  const about = await context.nodeModel.findOne({ type: 'AboutPage', query: {} });
  return fieldOf(fieldOf(about, 'vision'), 'picture') ?? pictureOfSolution(context);
};

const categoryField: Resolver<string> = async (entry, _args, { nodeModel }) => {
  const own = textOf(entry, 'category');
  if (own) return own;
  const hub = await nodeModel.findOne({ type: 'InsightsPage', query: {} });
  return categoryOf(entry, stringsOf(hub, 'categories'));
};

/** The picture of an entry: its own, that of the first solution of its category, or the default. */
const pictureOfEntry: Resolver<unknown> = async (entry, args, context) => {
  const picture = pictureOf(entry);
  if (picture) return picture;
  const category = { eq: await categoryField(entry, args, context) };
  return (await pictureOfSolution(context, { category })) ?? sharePicture(entry, args, context);
};

/** The resolvers of the interface Page, for `createResolvers`. */
export const pageFields = {
  address: { type: 'String!', resolve: addressOfPage },
  sharePicture: { type: 'Picture!', resolve: sharePicture },
};

/** The resolvers of the interface Insight. */
export const insightFields = {
  category: { resolve: categoryField },
  picture: { resolve: pictureOfEntry },
};

/** The resolvers of an insight with a page of its own. */
export const insightPageFields = {
  ...pageFields,
  ...insightFields,
  sharePicture: { type: 'Picture!', resolve: pictureOfEntry },
};

/** Resolves FactSheet.navTo, the target of a card: the download page for the newest fact sheet, its own page for others. */
export const factSheetNavTo: Resolver<string | undefined> = async ({ id }, _args, context) => {
  const { entries } = await context.nodeModel.findAll({ type: 'FactSheet' });
  const sources = [...entries].map((data) => ({
    data,
    relativePath: relativePathOf(data, context),
  }));
  return pages(sources).find(({ source, canonical }) => source.data.id === id && !canonical)
    ?.address;
};
