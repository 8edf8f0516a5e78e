import type { Node } from 'gatsby';
import { factSheetAddress, newestFactSheet } from '../schema/addresses';
import { addressOf } from '../schema/content-types';
import { toSlug } from '../schema/slug';
import { fieldOf, newestFirst } from '../source/content-file';
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

/** The category of an entry: its own, the first of its categories or tags that the site has, or the site's first. */
async function categoryOf(
  entry: Node,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const [own, categories, tags] = ['category', 'categories', 'tags'].map((name) =>
    [fieldOf(entry, name) ?? []].flat().map(String),
  );
  if (own?.[0]) return own[0];
  const hub = await nodeModel.findOne({ type: 'InsightsPage', query: {} });
  const known = new Map(
    [fieldOf(hub, 'categories') ?? []].flat().map((name) => [toSlug(String(name)), String(name)]),
  );
  const [first = ''] = known.values();
  const found = [...(categories ?? []), ...(tags ?? [])].find((name) => known.has(toSlug(name)));
  return known.get(toSlug(found ?? '')) ?? first;
}

/** The picture of a page or an entry: its own, that of the first solution of its category, or that of the company's vision. */
async function pictureOfPage(
  page: Node,
  args: unknown,
  context: ResolverContext,
): Promise<unknown> {
  const picture = pictureOf(page);
  if (picture) return picture;
  const { nodeModel } = context;
  const category = await categoryOf(page, args, context);
  const { entries } = await nodeModel.findAll({
    type: 'Solution',
    query: {
      filter: { category: { eq: category } },
      sort: { fields: ['order'], order: ['ASC'] },
      limit: 1,
    },
  });
  const [solution] = entries;
  if (solution) return pictureOf(solution);
  const about = await nodeModel.findOne({ type: 'AboutPage', query: {} });
  return fieldOf(fieldOf(about, 'vision'), 'picture');
}

/** The resolvers of the interface Page, for `createResolvers`. */
export const pageFields = {
  address: { type: 'String!', resolve: addressOfPage },
  sharePicture: { type: 'Picture!', resolve: pictureOfPage },
};

/** The resolvers of the interface Insight. */
export const insightFields = {
  category: { resolve: categoryOf },
  picture: { resolve: pictureOfPage },
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
