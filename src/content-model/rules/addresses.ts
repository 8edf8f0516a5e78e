import path from 'node:path';
import { addressOf, listTypes, singleFileTypes } from '../schema/content-types';
import { fieldOf, nameOf, type ContentFile } from '../source/content-file';
import { decoded } from '../source/markdown/decoded';
import { didYouMean, nearest, type Problem } from '../source/mistake';
import { either } from '../source/words';
import { judgeTexts, mistakeOf, type Check } from './check';
import { anchorsOf, linkTargets } from './link-targets';

const { dirname, join } = path.posix;

type Targets = ReturnType<typeof linkTargets>;

/** The largest number of pages of a folder that a message lists: all solutions. */
const mostListed = 8;

/** What is wrong with a link to a list of which nothing is published by that day. */
const emptyList: Problem = {
  problem: 'leads to a list without entries',
  remedy: 'Change or remove the link, or publish an entry first',
};

/** What is wrong with the address of a page or a list that the site can have, but has not. */
function leftOutMistake(address: string): Problem | undefined {
  if (listTypes.some(({ list }) => list === address)) return emptyList;
  const page = singleFileTypes.find((type) => type.address === address);
  return (
    page && {
      problem: `leads to ${nameOf(page.path)}, which does not exist`,
      remedy: 'Change or remove the link, or write that file',
    }
  );
}

/** What copying leaves in an address: typographic quotation marks and what is not seen, but joiners of a script. */
const copied = /[“”]|(?![\u200C\u200D])\p{Cf}/u;

/** Represents the site's origin in addresses that have none. */
const anySite = 'https://site.example';

/** The day on which a file links to others: today, or a later day of publication. None for a draft. */
function dayOf({ data }: ContentFile, today: Date): Date | undefined {
  if (fieldOf(data, 'draft') === true) return undefined;
  const day = new Date(String(fieldOf(data, 'date')));
  return day > today ? day : today;
}

/**
 * Checks the fragment of an address.
 *
 * @param anchors the anchors of the target page; undefined if unknown
 */
function anchorMistake(anchor: string, anchors: ReadonlySet<string> | undefined) {
  if (!anchors || anchors.has(anchor)) return undefined;
  const candidates = [...anchors].map((each) => `#${each}`);
  return {
    problem: 'leads to a heading or part that the page does not have',
    remedy: didYouMean(anchor, candidates) ?? `Remove #${anchor}`,
  };
}

/**
 * Checks an address that starts with / or a scheme. Those of other sites are not visited.
 *
 * @param mayBeFormer whether the host answers, which redirects an earlier address, and not Gatsby's router
 */
function addressMistake(
  address: string,
  from: ContentFile,
  { pages, served, addressesOn, renamed, origin, today }: Targets,
  mayBeFormer = false,
): Problem | undefined {
  // Pages encode a backslash.
  if (copied.test(address) || !URL.canParse(address.replaceAll('\\', '%5C'), anySite)) {
    return { problem: 'is not an address', remedy: 'Copy it from the address bar of a browser' };
  }
  const url = new URL(address, anySite);
  if (![anySite, origin].includes(url.origin)) {
    // Browsers read a backslash as a slash and skip tabs: `/\host` is another site.
    return address.startsWith('/')
      ? { problem: 'leads to another site', remedy: 'Write its address with https://' }
      : undefined;
  }
  const { pathname, hash } = url;
  if (served.has(pathname)) return undefined;
  const written = pathname.replace(/\/$/, '');
  const current = renamed.get(written);
  const page = pages.get((mayBeFormer && current) || pathname);
  if (!page) {
    const leftOut = pages.has(written) ? undefined : leftOutMistake(written);
    if (leftOut) return leftOut;
    const shown = [...pages.keys()].filter((each) => !pages.get(each)?.canonical);
    const meant = current ?? nearest(pathname, [...shown, ...served]);
    const others = shown.filter((each) => dirname(each) === dirname(pathname));
    const isFew = dirname(pathname) !== '/' && others.length > 0 && others.length <= mostListed;
    const choice = isFew ? either(others) : 'the address of a page, such as /contact';
    return {
      problem: 'does not lead to a page of this site',
      remedy: meant ? `Did you mean ${meant}?` : `Write ${choice}`,
    };
  }
  const day = dayOf(from, today);
  if (day && !addressesOn(day).has(page.address)) {
    if (page.list) return emptyList;
    return {
      problem: `leads to ${nameOf(page.source.relativePath)}, which is not published by that day`,
      remedy: 'Publish that page first, or remove the link',
    };
  }
  return hash ? anchorMistake(decoded(hash.slice(1)), anchorsOf(page)) : undefined;
}

/** Checks a link in Markdown, which allows more kinds of address than a field. */
function linkMistake(address: string, from: ContentFile, targets: Targets) {
  if (/^(?:mailto|tel):./i.test(address)) return undefined;
  if (/^(?:\/(?!\/)|https?:)/i.test(address)) {
    return addressMistake(address, from, targets, true);
  }
  if (address.startsWith('#')) {
    return anchorMistake(decoded(address.slice(1)), from.body?.anchors);
  }
  const meant = /^[^\s/@]+@[^\s/@]+$/.test(address)
    ? `mailto:${address}`
    : addressOf(join(dirname(from.relativePath), decoded(address)));
  return {
    problem: 'is not a valid link address',
    remedy: meant
      ? `Write ${meant}`
      : 'Write a page of this site, such as /contact, or an address that starts with https://',
  };
}

/** Reports dead links inside the site, in fields and in Markdown, and links that are no addresses. */
export const checkAddresses: Check = (content) => {
  const targets = linkTargets(content);
  return content.files.flatMap((file) => [
    ...judgeTexts(file, 'address', (address) => addressMistake(address, file, targets)),
    ...(file.body?.links ?? []).flatMap(({ address, line }) => {
      const written = address || 'a link without an address';
      return mistakeOf({ file, place: line, written }, linkMistake(address, file, targets));
    }),
  ]);
};
