import { textOf } from './content-file';

/** The fields of site.json that the text of a page may name in braces, such as `{legalName}`. */
const siteFact =
  /\{(legalName|companyNumber|registeredOffice|placeOfRegistration|securityEmail)\}/g;

/** Replaces those that a page's Markdown names; a missing one becomes an empty text. */
export const withSiteFacts = (markdown: string, brand: unknown): string =>
  markdown.replace(siteFact, (_, name: string) => textOf(brand, name) ?? '');
