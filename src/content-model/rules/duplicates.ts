import { addressOf } from '../schema/content-types';
import { toSlug } from '../schema/slug';
import { fieldName, leavesOf, type ContentFile } from '../source/content-file';
import { mistakeAt, type Mistake } from '../source/mistake';
import { folded, quote } from '../source/words';
import { type Check, type Mention, textsNaming } from './check';
import { formerAddresses, linkTargets } from './link-targets';
import { isReserved } from './places';

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

/** The values of the fields with such a name. */
const claims = (files: readonly ContentFile[], name: RegExp): Mention[] =>
  files.flatMap((file) =>
    leavesOf(file.data)
      .filter(({ path }) => name.test(fieldName(path)))
      .map(({ path, value }) => ({ file, place: path, written: String(value) })),
  );

/**
 * Reports two pages, lists or redirects at one address, two solutions at one place, and redirects from addresses of pages,
 * the build or the host.
 */
export const checkDuplicates: Check = (content) => {
  const { files, today } = content;
  const hub = files.filter(({ contentType }) => contentType.type === 'InsightsPage');
  const solutions = files.filter(({ contentType }) => contentType.type === 'Solution');
  const categories = claims(hub, /^categories\[\d+\]$/).map((claim) => {
    return { ...claim, written: toSlug(claim.written) };
  });
  const { served, addressesOn } = linkTargets(content);
  const taken = new Set([...addressesOn(today), ...served]);
  /** Whether there is a page at an address, or below it if it ends with `/*`. */
  const isTaken = ({ written }: Mention) =>
    written.endsWith('/*')
      ? [...taken].some((address) => address.startsWith(written.slice(0, -1)))
      : taken.has(written);

  const own = files.flatMap((file): Mention[] => {
    const written = addressOf(file.relativePath);
    return written ? [{ file, place: [], written }] : [];
  });
  const former = formerAddresses(files);
  /** The addresses in redirects.json. */
  const listed: Mention[] = files.flatMap((file) => textsNaming(file, 'path'));
  // That a file has an earlier address of another one is found below.
  const pages = new Map(own.map((page) => [page.written, page]));
  const leading = [...former.filter(({ written }) => !pages.has(written)), ...listed].filter(
    (claim) => isTaken(claim) || isReserved(claim.written),
  );

  return [
    ...leading.map(({ file, place, written }) =>
      mistakeAt(file, place, `${quote(written)} leads to a page or a file`, 'Remove it'),
    ),
    ...repeated(own, 'has the address of', 'Rename or remove one of the two'),
    // A redirect never leads to another one, since the target of each is a page.
    ...repeated([...pages.values(), ...former], 'already redirects to', 'Remove it'),
    ...repeated(listed, 'is also in', 'Remove one of the two'),
    ...repeated(claims(hub, /^lists\[\d+\]\.type$/), 'is also the type of', 'Write another'),
    // Which of them comes first would be left to chance.
    ...repeated(claims(solutions, /^order$/), 'is also the place of', 'Write another'),
    ...repeated(claims(solutions, /^strip\.order$/), 'is also the place of', 'Write another'),
    ...repeated(categories, 'has the address of', 'Rename or remove one of the two'),
  ];
};
