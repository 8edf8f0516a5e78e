import { addressOf } from '../schema/content-types';
import { toSlug } from '../schema/slug';
import { fieldName, leavesOf, type ContentFile } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import { isPublic } from '../source/publication';
import { folded, quote } from '../source/words';
import { mistakeAt, type Check, type Mention } from './check';
import { formerAddresses, sitePages } from './link-targets';
import { textsNaming } from './values';

/** Reports every use of a unique value but the first. */
function repeated(claims: readonly Mention[], problem: string, remedy: string): Mistake[] {
  const first = new Map<string, Mention>();
  return claims.flatMap((claim) => {
    const earlier = first.get(folded(claim.written));
    first.set(folded(claim.written), earlier ?? claim);
    if (!earlier) return [];
    const { file, line, field } = mistakeAt(earlier.file, earlier.place, problem, remedy);
    const where = field ? `${file}:${line}` : file;
    return mistakeAt(claim.file, claim.place, `${problem} ${where}`, remedy);
  });
}

/** The texts of the fields with such a name. Others are reported elsewhere. */
const claims = (files: readonly ContentFile[], name: RegExp): Mention[] =>
  files.flatMap((file) =>
    leavesOf(file.data)
      .filter(({ path, value }) => typeof value === 'string' && name.test(fieldName(path)))
      .map(({ path, value }) => ({ file, place: path, written: String(value) })),
  );

/** The addresses of all pages, and then their earlier ones. */
const addresses = (files: readonly ContentFile[]): Mention[] => [
  ...files.flatMap((file) => {
    const written = addressOf(file.relativePath);
    return written ? { file, place: [], written } : [];
  }),
  ...formerAddresses(files),
];

/** Reports two pages, lists or redirects at one address, and addresses of deleted pages that lead to one. */
export const checkDuplicates: Check = (content) => {
  const { files, today } = content;
  const pages = sitePages(content);
  const hub = files.filter(({ contentType }) => contentType.type === 'InsightsPage');
  const categories = claims(hub, /^categories\[\d+\]$/).map((claim) => {
    return { ...claim, written: toSlug(claim.written) };
  });
  /** The page at an address, or one below it if it ends with `/*`. */
  const pageAt = (address: string) => {
    const folder = address.endsWith('/*') && address.slice(0, -1);
    const below = folder && [...pages.keys()].find((page) => page.startsWith(folder));
    return pages.get(below || address);
  };
  /** The addresses in redirects.json. */
  const listed: Mention[] = files.flatMap((file) => textsNaming(file, 'path'));
  const leading = [...formerAddresses(files), ...listed].filter((claim) => {
    const page = pageAt(claim.written);
    // That two files claim an address is found below. Of a page that is gone, a draft may remain.
    return page && (!page.file || (listed.includes(claim) && isPublic(page.file, today)));
  });

  return [
    ...leading.map(({ file, place, written }) =>
      mistakeAt(file, place, `${quote(written)} leads to a page`, 'Remove it'),
    ),
    // A redirect never leads to another one, since the target of each is a page.
    ...repeated(addresses(files), 'already redirects to', 'Remove it'),
    ...repeated(listed, 'is also in', 'Remove one of the two'),
    ...repeated(claims(hub, /^lists\[\d+\]\.type$/), 'is also the type of', 'Write another'),
    ...repeated(categories, 'has the address of', 'Rename or remove one of the two'),
  ];
};
