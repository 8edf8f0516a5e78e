import path from 'node:path';
import { addressOf, contentTypeOf } from '../../schema/content-types';
import { sitePages } from '../site-pages';
import { textOf } from '../source/content-file';
import type { ContentFile } from '../source/content-file';
import { addressMistake, anchorMistake, decoded } from './address';
import type { AddressMistake, Surroundings } from './address';
import type { Check } from './check';
import { mistakeAt, mistakeInBody } from './mistake-at';
import { textsNaming } from './values';

const { dirname, join } = path.posix;

/** What to write instead of an invalid address. */
function remedyFor(address: string, from: ContentFile): string {
  if (address.startsWith('http://')) return `Write ${address.replace('http:', 'https:')}`;
  const file = join(dirname(from.relativePath), decoded(address));
  const contentType = contentTypeOf(file);
  const page = contentType && addressOf(contentType, file);
  return page
    ? `Write ${page}`
    : 'Write a page of this site, such as /contact, or an address that starts with https://';
}

/** Checks a link in Markdown, which allows more kinds of address than a field. */
function linkMistake(
  address: string,
  from: ContentFile,
  surroundings: Surroundings,
): AddressMistake | undefined {
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(address)) return undefined;
  if (/^(\/(?!\/)|https:\/\/)/.test(address)) return addressMistake(address, from, surroundings);
  if (address.startsWith('#')) return anchorMistake(decoded(address.slice(1)), from.body?.anchors);
  return { problem: 'is not an address that a link may have', remedy: remedyFor(address, from) };
}

/** Reports dead links inside the site, in fields and in Markdown. Does not visit other sites. */
export const checkAddresses: Check = (content) => {
  const { files, today } = content;
  const brand = files.find(({ contentType }) => contentType.type === 'Brand');
  const siteUrl = textOf(brand?.data, 'url');
  const surroundings = { pages: sitePages(content), siteUrl, today };

  return files.flatMap((file) => [
    ...textsNaming(file, 'address').flatMap(({ path: place, text }) => {
      const mistake = addressMistake(text, file, surroundings);
      return mistake ? mistakeAt(file, place, `${text} ${mistake.problem}`, mistake.remedy) : [];
    }),
    ...(file.body?.links ?? []).flatMap(({ address, line }) => {
      const mistake = linkMistake(address, file, surroundings);
      const problem = `${address || 'a link without an address'} ${mistake?.problem}`;
      return mistake ? mistakeInBody(file, line, problem, mistake.remedy) : [];
    }),
  ]);
};
