import type { Node } from 'gatsby';
import { factSheetAddress, newestFactSheet } from '../schema/addresses';
import { addressOf } from '../schema/content-types';
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

/** The resolvers of the interface Page, for `createResolvers`. */
export const pageFields = {
  address: { type: 'String!', resolve: addressOfPage },
  sharePicture: { type: 'Picture!', resolve: sharePicture },
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
