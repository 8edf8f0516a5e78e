import { slugForm } from '../schema/addresses';
import { addressOf, slugOf } from '../schema/content-types';
import { nameOf } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import { isPublic, unpublished } from '../source/publication';
import { publishedBefore } from '../source/published-before';
import type { Content } from '../source/read-content';
import { quote } from '../source/words';
import { mistakeAt, mistakeInFile, type Check, type Mention } from './check';
import { formerAddresses, sitePages } from './link-targets';
import { reserved } from './places';
import { textsNaming } from './values';

/** What to do about a page that is no longer published. */
function lostPage(path: string, { files, today }: Content): Mistake {
  const address = addressOf(path);
  const gone = `add "${address}" to gone in ${nameOf('site.json')}`;
  const problem = `removes ${address}, which was published`;
  const file = files.find(({ relativePath }) => relativePath === path);
  if (file) {
    const field = unpublished(Object(file.data), today) === 'draft' ? 'draft' : 'date';
    return mistakeAt(file, [field], problem, `Publish it again, or ${gone}`);
  }
  return mistakeInFile(
    path,
    `was published as ${address}, but there is no page now`,
    `If it was renamed or moved, add ${address} to formerly in the new file. If it was deleted, ${gone}`,
  );
}

/**
 * Reports published pages that would vanish (R243), without a redirect or an entry in `gone` of site.json, and entries
 * of `gone` and `formerly` that lead to a page.
 */
export const checkLostPages: Check = async (content) => {
  const { root, folder, files, today } = content;
  const publicFiles = files.filter((file) => isPublic(file, today));
  const published = new Set([
    ...formerAddresses(publicFiles).map(({ written }) => written),
    ...publicFiles.map(({ relativePath }) => addressOf(relativePath)),
  ]);
  const pages = sitePages(content);
  const gone = files.flatMap((file) => textsNaming(file, 'path'));
  /** Whether a list, a redirect, a file of `static/` or the site itself has the address. */
  const isTaken = ({ written }: Mention) =>
    reserved.has(written) || (pages.has(written) && !pages.get(written)?.file);
  const wrong = [
    ...gone.filter((one) => published.has(one.written) || isTaken(one)),
    ...formerAddresses(files).filter(isTaken),
  ];

  const kept = new Set([...published, ...gone.map(({ written }) => written)]);
  const isRead = new Set(files.map(({ relativePath }) => relativePath));
  const isMissing = (path: string) => {
    const address = addressOf(path);
    // Unreadable files are reported elsewhere, and no build accepts a name that is not a slug.
    const isUnreadable = folder.files.has(path) && !isRead.has(path);
    return address && !kept.has(address) && !isUnreadable && slugForm.test(slugOf(path));
  };
  const lost = await publishedBefore(root, (path) => Boolean(isMissing(path)), today);

  return [
    ...wrong.map(({ file, place, written }) =>
      mistakeAt(file, place, `${quote(written)} leads to a page`, 'Remove it'),
    ),
    ...[...lost].map((path) => lostPage(path, content)),
  ];
};
