import type { Node } from 'gatsby';
import { factSheetAddress, newestFactSheet } from '../schema/addresses';
import { addressOf } from '../schema/content-types';
import { toSlug } from '../schema/slug';
import { fieldOf, newestFirst, textOf } from '../source/content-file';
import type { ResolverContext } from './node-model';

/** The possible paths of a page's picture, in order of preference. */
const picturePaths = [
  ['features', 'picture'],
  ['banner', 'narrowPicture'],
  ['banner', 'picture'],
  ['picture'],
];

const pictureOf = (page: Node): unknown =>
  picturePaths.map((path) => path.reduce<unknown>(fieldOf, page)).find(Boolean);

/** The path of the page that a content file makes. */
function addressOfPage(
  page: Node,
  _args: unknown,
  { nodeModel }: ResolverContext,
): string | undefined {
  const file = nodeModel.findRootNodeAncestor(page, ({ internal }) => internal.type === 'File');
  return addressOf(String(file?.relativePath));
}

/** The picture of a page, by default that of the company's vision. */
async function sharePicture(
  page: Node,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<unknown> {
  const picture = pictureOf(page);
  if (picture) return picture;
  const about = await nodeModel.findOne({ type: 'AboutPage', query: {} });
  return fieldOf(fieldOf(about, 'vision'), 'picture');
}

const textsIn = (node: unknown, name: string) => [fieldOf(node, name) ?? []].flat().map(String);

/**
 * The category of an entry without one of its own: the first of its categories or tags that the site has, or the site's
 * first.
 */
export function categoryFrom(entry: unknown, categories: readonly string[]): string {
  const known = new Map(categories.map((name) => [toSlug(name), name]));
  const names = [...textsIn(entry, 'categories'), ...textsIn(entry, 'tags')];
  return names.map((name) => known.get(toSlug(name))).find(Boolean) ?? categories[0] ?? '';
}

async function categoryOf(
  entry: Node,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const own = textOf(entry, 'category');
  if (own) return own;
  const hub = await nodeModel.findOne({ type: 'InsightsPage', query: {} });
  return categoryFrom(entry, textsIn(hub, 'categories'));
}

/** The picture of an entry: its own, that of the first solution of its category, or that of the company's vision. */
async function pictureOfEntry(
  entry: Node,
  args: unknown,
  context: ResolverContext,
): Promise<unknown> {
  const picture = pictureOf(entry);
  if (picture) return picture;
  const category = await categoryOf(entry, args, context);
  const { entries } = await context.nodeModel.findAll({
    type: 'Solution',
    query: {
      filter: { category: { eq: category } },
      sort: { fields: ['order'], order: ['ASC'] },
      limit: 1,
    },
  });
  const [solution] = entries;
  return solution ? pictureOf(solution) : sharePicture(entry, args, context);
}

/** The resolvers of the interface Page, for `createResolvers`. */
export const pageFields = {
  address: { type: 'String!', resolve: addressOfPage },
  sharePicture: { type: 'Picture!', resolve: sharePicture },
};

/** The resolvers of the interface Insight. */
export const insightFields = {
  category: { resolve: categoryOf },
  picture: { resolve: pictureOfEntry },
};

/** The resolvers of an insight with a page of its own. */
export const insightPageFields = {
  ...pageFields,
  ...insightFields,
  sharePicture: { type: 'Picture!', resolve: pictureOfEntry },
};

/** Resolves FactSheet.navTo, the target of a card: the download page for the newest fact sheet, its own page for others. */
export async function factSheetNavTo(
  factSheet: { id: string; slug: string },
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const { entries } = await nodeModel.findAll({ type: 'FactSheet' });
  const newest = [...entries].reduce((one, other) => (newestFirst(other, one) < 0 ? other : one));
  return newest.id === factSheet.id ? newestFactSheet : factSheetAddress(factSheet.slug);
}
