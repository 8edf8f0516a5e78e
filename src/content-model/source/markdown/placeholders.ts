import { textOf } from '../content-file';

/** The fields of site.json that the text of a page may name in braces, such as `{legalName}`. */
const siteFact =
  /\{(legalName|companyNumber|registeredOffice|placeOfRegistration|securityEmail)\}/g;

/** The placeholders in `content/mail/fact-sheet.md` that the mail provider replaces for each recipient. */
const mailVariable = /\{(NAME|PDF_NAME|DOWNLOAD_LINK)\}/g;

/**
 * Replaces the fields of site.json that a page's Markdown names.
 *
 * @param brand site.json; a missing field becomes an empty text
 */
export const withSiteFacts = (markdown: string, brand: unknown): string =>
  markdown.replace(siteFact, (_, name: string) => textOf(brand, name) ?? '');

/** Replaces the variables of an email. */
export const withMailVariables = (text: string, valueOf: (name: string) => string): string =>
  text.replace(mailVariable, (_, name: string) => valueOf(name));
