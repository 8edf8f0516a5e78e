import { addressOf, addressOfFile, slugOf } from '../schema/content-types';
import { fieldOf, fileOfType, nameOf, type ContentFile } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import { isPublic, unpublished } from '../source/publication';
import { publishedBefore } from '../source/published-before';
import type { Content } from '../source/read-content';
import { quote } from '../source/words';
import type { Check } from './check';
import { formerAddresses, sitePages } from './link-targets';
import { mistakeAt, mistakeInFile } from './mistake-at';
import { slugForm } from './slug';

/** site.json and the addresses of deleted pages in it. */
interface Gone {
  site: ContentFile | undefined;
  addresses: readonly string[];
}

function goneOf({ files }: Content): Gone {
  const site = fileOfType(files, 'Brand');
  const addresses = fieldOf(site?.data, 'gone');
  return { site, addresses: Array.isArray(addresses) ? addresses.map(String) : [] };
}

/** Entries of `formerly` that are no names of files. */
const wrongNames = ({ files }: Content): Mistake[] =>
  formerAddresses(files)
    .filter(({ name }) => !slugForm.test(name))
    .map(({ file, path, name }) => {
      const remedy = 'Write it without its folder and its ending, such as my-post';
      return mistakeAt(file, path, `${quote(name)} is not the name of a file`, remedy);
    });

/** Entries of `gone` that are no addresses, or that lead to a page. */
function wrongGone(content: Content, { site, addresses }: Gone): Mistake[] {
  const pages = sitePages(content);
  const publicFiles = content.files.filter((file) => isPublic(file, content.today));
  const former = new Set(formerAddresses(publicFiles).map(({ address }) => address));
  const leads = (address: string) => {
    const { file } = pages.get(address) ?? {};
    return file ? isPublic(file, content.today) : pages.has(address) || former.has(address);
  };
  return addresses.flatMap((address, index) => {
    const at = (problem: string, remedy: string) =>
      site ? mistakeAt(site, ['gone', index], `${quote(address)} ${problem}`, remedy) : [];
    // A host would take `*` and `:` for a pattern.
    if (!/^(\/[a-z0-9-]+)+$/.test(address)) {
      return at('is not the address of a page', 'Write it from its first slash to its end');
    }
    return leads(address) ? at('leads to a page', 'Remove it') : [];
  });
}

/** What to do about a page that is no longer published. */
function lostPage(path: string, address: string, { files, today }: Content): Mistake {
  const gone = `add "${address}" to gone in ${nameOf('site.json')}`;
  const problem = `takes away ${address}, which was published`;
  const file = files.find(({ relativePath }) => relativePath === path);
  if (file) {
    const field = unpublished(Object(file.data), today) === 'draft' ? 'draft' : 'date';
    return mistakeAt(file, [field], problem, `Publish it again, or ${gone}`);
  }
  return mistakeInFile(
    path,
    `was published as ${address}, but there is no page now`,
    `If it was renamed, add ${slugOf(path)} to formerly in the new file. If it was deleted, ${gone}`,
  );
}

/** Pages that were published, are no longer, and have neither a redirect nor an entry in `gone`. */
async function lostPages(content: Content, { addresses }: Gone): Promise<Mistake[]> {
  const { root, folder, files, today } = content;
  const isRead = new Set(files.map(({ relativePath }) => relativePath));
  const publicFiles = files.filter((file) => isPublic(file, today));
  const kept = new Set([
    ...addresses,
    ...formerAddresses(publicFiles).map(({ address }) => address),
    ...publicFiles.map(({ contentType, relativePath }) => addressOf(contentType, relativePath)),
  ]);

  const isMissing = (path: string) => {
    const address = addressOfFile(path);
    // A file that cannot be read is reported by itself, and no build accepts a name that is no slug.
    const isUnreadable = folder.files.has(path) && !isRead.has(path);
    const isAccepted = slugForm.test(slugOf(path));
    return address !== undefined && !kept.has(address) && !isUnreadable && isAccepted;
  };
  const lost = await publishedBefore(root, isMissing, today);
  return [...lost].map((path) => lostPage(path, addressOfFile(path) ?? '', content));
}

/** Reports published pages that would vanish (R243), and mistakes in what keeps them. */
export const checkLostPages: Check = async (content) => {
  const gone = goneOf(content);
  return [...wrongNames(content), ...wrongGone(content, gone), ...(await lostPages(content, gone))];
};
