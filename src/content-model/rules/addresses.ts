import path from 'node:path';
import { addressOf } from '../schema/content-types';
import { fieldOf, fileOfType, textOf, type ContentFile } from '../source/content-file';
import { decoded } from '../source/markdown/decoded';
import type { Outline } from '../source/markdown/outline';
import type { Mistake } from '../source/mistake';
import { isPublished } from '../source/publication';
import type { Content } from '../source/read-content';
import { formerAddresses, sitePages, type SitePage } from './link-targets';
import { mistakeOf } from './check';
import { downloadLink } from './mail';
import { didYouMean, nearest } from './nearest';
import { judgeTexts } from './values';

const { dirname, join } = path.posix;

/** What addresses are checked against. */
interface Surroundings {
  pages: ReadonlyMap<string, SitePage>;
  /** The current addresses of pages, by their earlier ones. */
  renamed: ReadonlyMap<string, string>;
  /** The site's address, from site.json. */
  siteUrl: string | undefined;
  today: Date;
}

/** Represents the site's origin. */
const anySite = 'https://site.example';

/** Whether a page is published no later than the file that links to it. */
function isThereInTime(target: ContentFile, from: ContentFile, today: Date): boolean {
  if (fieldOf(from.data, 'draft') === true || !target.body) return true;
  const fromDay = new Date(String(fieldOf(from.data, 'date')));
  return isPublished(Object(target.data), fromDay > today ? fromDay : today);
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

/** Checks an address inside the site, such as `/contact` or `/home#enquiry-form`. */
function wrongPath(address: string, from: ContentFile, { pages, renamed, today }: Surroundings) {
  const { origin, pathname, hash } = new URL(address, anySite);
  // Browsers read a backslash as a slash and skip tabs: `/\host` is another site.
  if (origin !== anySite) {
    return { problem: 'leads to another site', remedy: 'Write its address with https://' };
  }
  const page = pages.get(pathname);
  if (!page) {
    const meant = renamed.get(pathname) ?? nearest(pathname, pages.keys());
    return {
      problem: 'does not lead to a page of this site',
      remedy: meant ? `Did you mean ${meant}?` : 'Write the address of a page, such as /contact',
    };
  }
  if (page.file && !isThereInTime(page.file, from, today)) {
    return {
      problem: `leads to ${page.file.file}, which is not published by that day`,
      remedy: 'Publish that page first, or remove the link',
    };
  }
  return hash ? anchorMistake(decoded(hash.slice(1)), page.anchors) : undefined;
}

/** Programs that put their own address around those in a text. */
const wrappers =
  /(?:^|\.)(?:outlook\.com|outlook\.office\.com|office\.net|google\.com|facebook\.com|linkedin\.com|urldefense\.com|proofpoint\.com|cudasvc\.com|trendmicro\.com|secure-web\.cisco\.com)$/;

/** Programs whose addresses lead elsewhere, which only they know. */
const opaque =
  /^protect[\w-]*\.mimecast\.com$|(?:^|\.)(?:mimecastprotect\.com|protection\.sophos\.com|bit\.ly|lnkd\.in|t\.co|tinyurl\.com)$/;

/** Sites whose documents only people with an account or an invitation can open, unless they are published. */
const closed =
  /(?:^|\.)(?:sharepoint\.com|notion\.so|docs\.google\.com|drive\.google\.com|onedrive\.live\.com|teams\.microsoft\.com|private-user-images\.githubusercontent\.com|github\.com\/user-attachments)(?:\/|$)/;

/** Parameters by which other programs track readers. */
const tracking =
  /^(?:utm_\w+|fbclid|[gdy]clid|msclkid|t[tw]clid|srsltid|gad_\w+|[gw]braid|li_fat_id|mc_[ce]id|_hs(?:enc|mi)|__hs\w+|mkt_tok|igshi?d?|mibextid|_g[al])$/;

/** Copies of this site that readers do not have: on the writer's computer, and previews. */
const copies =
  /^(?:localhost|127\.0\.0\.1|\[::1\])$|^[\w-]+--[\w-]+\.netlify\.app$|^[\w-]+\.[\w-]+\.pages\.dev$/;

/** The name of a public website: in two parts or more, and not one that only a company's network knows; or a gap. */
const publicName =
  /^todo$|^(?:[\w-]+\.)+(?!(?:local|localdomain|internal|intranet|lan|corp|home)$)[a-z][a-z\d-]+$/;

/** The name of an address's site, without www. */
const siteOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;

/** The path of an address of this site or of a copy of it, with or without www; undefined for other sites. */
function ownPath(url: URL, siteUrl: string | undefined): string | undefined {
  if (siteOf(url.href) !== siteOf(siteUrl ?? '') && !copies.test(url.hostname)) return undefined;
  return url.pathname === '/' ? '/home' : `${url.pathname}${url.search}${url.hash}`;
}

/** An address as it was before Proofpoint has written - for % and _ for /; any other as it is. */
const uncoded = (value: string) =>
  /^https?-3A__/.test(value)
    ? decoded(value.replaceAll('_', '/').replaceAll(/-(?=[\dA-F]{2})/g, '%'))
    : value;

/**
 * The address as it was before another program has changed it: without the address around it, such as that of Outlook's
 * Safe Links, and without parameters that track readers.
 */
function originalOf(url: URL): URL {
  const [, inPath, escaped = ''] = /__(https?:.+?)__;|\/(https?%3A.+)$/.exec(url.href) ?? [];
  const inSearch = ['url', 'u', 'q', 'a'].map((name) => uncoded(url.searchParams.get(name) ?? ''));
  const inside = [inPath, decoded(escaped), ...inSearch].find(
    (value) => value && /^https?:/.test(value) && URL.canParse(value),
  );
  if (inside && wrappers.test(url.hostname)) return originalOf(new URL(inside));
  const followers = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  if (followers.length === 0) return url;
  const original = new URL(url);
  for (const name of followers) original.searchParams.delete(name);
  return original;
}

/**
 * Checks an address that starts with / or https://.
 *
 * @param from the file with the link
 */
function addressMistake(address: string, from: ContentFile, surroundings: Surroundings) {
  if (!URL.canParse(address, anySite)) {
    return { problem: 'is not an address', remedy: 'Copy it from the address bar of a browser' };
  }
  if (address.startsWith('/')) return wrongPath(address, from, surroundings);
  const [sign] = /[“”‘’…—|]|–$/.exec(address) ?? [];
  if (sign) {
    const problem = `contains ${sign}, which seems to belong to the sentence`;
    const remedy = `Write [words](${address.split(sign, 1).join()}), or ${encodeURI(sign)} for the sign`;
    return { problem, remedy };
  }
  const url = new URL(address);
  const { username, password, host, hostname } = url;
  if (username || password) {
    const problem = `hides where it leads: to ${host}, after a user name`;
    return { problem, remedy: 'Write the address without the part before the @' };
  }
  const original = originalOf(url);
  const own = ownPath(original, surroundings.siteUrl);
  if (own) return { problem: 'is the full address of a page of this site', remedy: `Write ${own}` };
  if (!publicName.test(hostname)) {
    const problem = `leads to ${hostname}, which is not the name of a public website`;
    return { problem, remedy: 'Write the address of a page that every reader can open' };
  }
  if (
    closed.test(`${original.hostname}${original.pathname}`) &&
    !/\/(?:forms|pub)\b/.test(original.pathname)
  ) {
    const problem = 'leads to a document that readers may not open';
    return { problem, remedy: 'Make it a page or a fact sheet, and link that' };
  }
  const isOpaque = opaque.test(original.hostname);
  if (original === url && !isOpaque) return undefined;
  const problem = 'was changed by another program, which would track readers';
  const remedy = isOpaque ? 'Open it, and write the address of the page' : `Write ${original.href}`;
  return { problem, remedy };
}

/** What to write instead of an invalid address. */
function remedyFor(address: string, from: ContentFile, surroundings: Surroundings): string {
  if (/^https?:/i.test(address)) {
    const secure = address.replace(/^https?:\/*/i, 'https://');
    return addressMistake(secure, from, surroundings)?.remedy ?? `Write ${secure}`;
  }
  // Without the (0) that is dialled at home only.
  if (/^tel:/i.test(address)) {
    return `Write tel:${decoded(address).replace(/\(0\)|[^\d+]/g, '')}`;
  }
  if (/^mailto:/i.test(address)) return `Write ${address.replace(/^mailto:/i, 'mailto:').trim()}`;
  const page = addressOf(join(dirname(from.relativePath), decoded(address)));
  return page
    ? `Write ${page}`
    : 'Write a page of this site, such as /contact, or an address that starts with https://';
}

/** Checks a link in Markdown, which allows more kinds of address than a field. */
function linkMistake(
  { address, words }: Outline['links'][number],
  from: ContentFile,
  surroundings: Surroundings,
) {
  const isEmail = from.contentType.type === 'FactSheetEmail';
  const named =
    /^(?:https?:\/\/|www\.)\S+$/.test(words) && siteOf(words.replace(/^www\./, 'https://'));
  if (named && named !== siteOf(address)) {
    const problem = `leads to a different site from its words, ${words}`;
    return { problem, remedy: 'Write the same address in both' };
  }
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(address)) return undefined;
  if (isEmail && address === downloadLink) return undefined;
  if (/^(\/(?!\/)|https:\/\/)/.test(address)) return addressMistake(address, from, surroundings);
  if (address.startsWith('#') && !isEmail) {
    return anchorMistake(decoded(address.slice(1)), from.body?.anchors);
  }
  const remedy = remedyFor(address, from, surroundings);
  return { problem: 'is not a valid link address', remedy };
}

/** Reports dead links inside the site, in fields and in Markdown. Does not visit other sites. */
export const checkAddresses = (content: Content): Mistake[] => {
  const { files, today } = content;
  const siteUrl = textOf(fileOfType(files, 'Brand')?.data, 'url');
  const renamed = new Map(
    formerAddresses(files).map(({ file, written }) => [
      written,
      addressOf(file.relativePath) ?? '',
    ]),
  );
  const surroundings = { pages: sitePages(content), renamed, siteUrl, today };

  return files.flatMap((file) => [
    ...judgeTexts(file, 'address', (address) => addressMistake(address, file, surroundings)),
    ...(file.body?.links ?? []).flatMap((link) =>
      mistakeOf(
        { file, place: link.line, written: link.address || 'a link without an address' },
        linkMistake(link, file, surroundings),
      ),
    ),
  ]);
};
