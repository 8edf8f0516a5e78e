import { textOf } from './content-file';

/** The fields of site.json that the text of a page may name in braces, such as `{legalName}`. */
const siteFact =
  /\{(legalName|companyNumber|registeredOffice|placeOfRegistration|securityEmail)\}/g;

/** Replaces those that a page's Markdown names, and empties each line that names a missing one. */
export const withSiteFacts = (markdown: string, brand: unknown): string =>
  markdown
    .split('\n')
    .map((line) => {
      const names = Array.from(line.matchAll(siteFact), ([, name = '']) => name);
      if (names.some((name) => !textOf(brand, name))) return '';
      return line.replace(siteFact, (_, name: string) => textOf(brand, name) ?? '');
    })
    .join('\n');
