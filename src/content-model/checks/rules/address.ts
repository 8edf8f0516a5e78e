import { isPublished } from '../../entries/publication';
import { nearest } from '../nearest';
import type { SitePage } from '../site-pages';
import type { ContentFile } from '../source/content-file';
import { fieldOf } from '../source/content-file';

/** What an address is checked against. */
export interface Surroundings {
  pages: ReadonlyMap<string, SitePage>;
  /** The site's own address, from site.json. */
  siteUrl: string | undefined;
  today: Date;
}

/** What is wrong with an address: completes "/contact …". */
export interface AddressMistake {
  problem: string;
  remedy: string;
}

/** Stands for the site's own origin. */
const anySite = 'https://site.example';

const publication = (file: ContentFile) => ({
  draft: fieldOf(file.data, 'draft'),
  date: fieldOf(file.data, 'date'),
});

/** Whether a page is published no later than the file that links to it. */
function isThereInTime(target: ContentFile, from: ContentFile, today: Date): boolean {
  const { draft, date } = publication(from);
  if (draft === true || !target.body) return true;
  const fromDay = new Date(String(date));
  const readFrom = fromDay > today ? fromDay : today;
  return isPublished(publication(target), readFrom);
}

/** Decodes a part of an address; returns it unchanged if it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Checks the fragment of an address.
 *
 * @param anchors the anchors of the target page; undefined if unknown
 */
export function anchorMistake(
  anchor: string,
  anchors: ReadonlySet<string> | undefined,
): AddressMistake | undefined {
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  return {
    problem: 'leads to a heading or part that the page does not have',
    remedy: meant ? `Did you mean #${meant}?` : `Remove #${anchor}`,
  };
}

/** Checks an address inside the site, such as `/contact` or `/home#enquiry-form`. */
function wrongPath(
  address: string,
  from: ContentFile,
  { pages, today }: Surroundings,
): AddressMistake | undefined {
  const { origin, pathname, hash } = new URL(address, anySite);
  // Browsers read a backslash as a slash and skip tabs: `/\\host` is another site.
  if (origin !== anySite) {
    return { problem: 'leads to another site', remedy: 'Write its address with https://' };
  }
  const page = pages.get(pathname);
  if (!page) {
    const meant = nearest(pathname, pages.keys());
    return {
      problem: 'leads to no page of this site',
      remedy: meant ? `Did you mean ${meant}?` : 'Write the address of a page, such as /contact',
    };
  }
  if (page.file && !isThereInTime(page.file, from, today)) {
    return {
      problem: `leads to ${page.file.file}, which is not published by then`,
      remedy: 'Publish that one first, or remove the link',
    };
  }
  return anchorMistake(decoded(hash.slice(1)), page.anchors);
}

/**
 * Checks an address that starts with / or https://.
 *
 * @param from the file with the link
 */
export function addressMistake(
  address: string,
  from: ContentFile,
  surroundings: Surroundings,
): AddressMistake | undefined {
  if (!URL.canParse(address, anySite)) {
    return { problem: 'is not an address', remedy: 'Copy it from the address bar of a browser' };
  }
  if (address.startsWith('/')) return wrongPath(address, from, surroundings);
  const { siteUrl } = surroundings;
  if (!siteUrl || !(address === siteUrl || address.startsWith(`${siteUrl}/`))) return undefined;
  return {
    problem: 'names this site in full',
    remedy: `Write ${address.slice(siteUrl.length) || '/home'}`,
  };
}
