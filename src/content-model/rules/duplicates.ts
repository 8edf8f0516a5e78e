import { addressOf, slugOf } from '../schema/content-types';
import { toSlug } from '../schema/slug';
import { fieldName, textOf, type ContentFile } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import { isPublic } from '../source/publication';
import type { Content } from '../source/read-content';
import { folded, quote } from '../source/words';
import { mistakeAt, type Check, type Mention } from './check';
import { formerAddresses, sitePages } from './link-targets';
import { reserved } from './places';
import { scalarsOf, textsNaming } from './values';

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

/** The values of the fields with such a name. Empty ones are reported elsewhere. */
const claims = (files: readonly ContentFile[], name: RegExp): Mention[] =>
  files.flatMap((file) =>
    scalarsOf(file)
      .filter(({ path, value }) => value !== null && name.test(fieldName(path)))
      .map(({ path, value }) => ({ file, place: path, written: String(value) })),
  );

/** The older of two entries keeps the value. */
const byDay = (a: ContentFile, b: ContentFile) =>
  (textOf(a.data, 'date') ?? '').localeCompare(textOf(b.data, 'date') ?? '');

/** The addresses of all pages, and then their earlier ones. */
const addresses = (files: readonly ContentFile[]): Mention[] => [
  ...files.flatMap((file) => {
    const written = addressOf(file.relativePath);
    return written ? { file, place: [], written } : [];
  }),
  ...formerAddresses(files),
];

/** Addresses of `formerly`, and of `gone` in site.json, that lead to a page. Of a deleted page, a draft may remain. */
function notGone(content: Content): Mistake[] {
  const { files, today } = content;
  const pages = sitePages(content);
  // That two files claim an address is reported below.
  const former = formerAddresses(files).filter(({ written }) => {
    const page = pages.get(written);
    return reserved.has(written) || (page && !page.file);
  });
  const gone = files
    .flatMap((file) => textsNaming(file, 'path'))
    .filter((one) => {
      const page = pages.get(one.written);
      return reserved.has(one.written) || (page && (!page.file || isPublic(page.file, today)));
    });
  return [...former, ...gone].map(({ file, place, written }) =>
    mistakeAt(file, place, `${quote(written)} leads to a page`, 'Remove it'),
  );
}

/** Reports slugs, addresses, headings, titles and orders that two files share. */
export const checkDuplicates: Check = (content) => {
  const { files } = content;
  const insights = files.filter(({ contentType }) => contentType.list).sort(byDay);
  const solutions = files.filter(({ contentType }) => contentType.type === 'Solution');
  const hub = files.filter(({ contentType }) => contentType.type === 'InsightsPage');
  const categories = claims(hub, /^categories\[\d+\]$/).map((claim) => ({
    ...claim,
    written: toSlug(claim.written),
  }));
  const free = 'Write a free position';
  const names = insights.map((file) => ({ file, place: [], written: slugOf(file.relativePath) }));

  return [
    ...notGone(content),
    ...repeated(names, 'has the same name as', 'Rename one of the two'),
    // A redirect never leads to another one, since the target of each is a page.
    ...repeated(addresses(files), 'already redirects to', 'Remove it'),
    ...repeated(claims(insights, /^heading$/), 'is also the heading of', 'Write a different one'),
    ...repeated(
      claims(files, /(^|\.)seo\.title$/),
      'is also the title of',
      'Write a different one',
    ),
    ...repeated(claims(solutions, /^order$/), 'is also the position of', free),
    ...repeated(claims(solutions, /^strip\.order$/), 'is also the position of', free),
    ...repeated(claims(hub, /^lists\[\d+\]\.type$/), 'is also the type of', 'Write another'),
    ...repeated(categories, 'has the address of', 'Rename or remove one of the two'),
  ];
};
