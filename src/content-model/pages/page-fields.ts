import type { Node } from 'gatsby';
import { fieldOf } from '../checks/source/content-file';
import { addressOf, contentTypeOf } from '../schema/content-types';

interface Context {
  nodeModel: {
    findRootNodeAncestor: (source: Node, matches: (node: Node) => boolean) => Node | null;
    findOne: (query: { type: string; query: object }) => Promise<Node | null>;
  };
}

/** Where a page's content has the picture that it is known by; the first that is there counts. */
const ownPicture = [
  ['features', 'picture'],
  ['banner', 'narrowPicture'],
  ['banner', 'picture'],
  ['picture'],
];

const pictureOf = (page: Node): unknown =>
  ownPicture.map((path) => path.reduce<unknown>(fieldOf, page)).find(Boolean);

/** The address of a page, by its content file; undefined where no file makes it. */
function addressOfPage(page: Node, _args: unknown, { nodeModel }: Context): string | undefined {
  const file = nodeModel.findRootNodeAncestor(page, ({ internal }) => internal.type === 'File');
  const relativePath = String(file?.relativePath);
  const contentType = contentTypeOf(relativePath);
  return contentType && addressOf(contentType, relativePath);
}

/** The picture of a page; one without a picture of its own shows that of the company's vision. */
async function sharePicture(page: Node, _args: unknown, { nodeModel }: Context): Promise<unknown> {
  const picture = pictureOf(page);
  if (picture) return picture;
  const about = await nodeModel.findOne({ type: 'AboutPage', query: {} });
  return fieldOf(fieldOf(about, 'vision'), 'picture');
}

/** The fields of the interface Page that every type with a page shares, for `createResolvers`. */
export const pageFields = {
  address: { type: 'String!', resolve: addressOfPage },
  sharePicture: { type: 'Picture!', resolve: sharePicture },
  kicker: { type: 'String' },
};

/** The same for entries of the insights hub, whose share picture names their category. */
export const entryPageFields = {
  ...pageFields,
  kicker: { type: 'String', resolve: ({ category }: { category: string }) => category },
};
