import { textOf } from './content-file';

/** The fields of site.json that the text of a page may name in braces, such as `{legalName}`. */
const siteFact =
  /\{(legalName|companyNumber|registeredOffice|placeOfRegistration|securityEmail)\}/g;

/** Replaces those that the Markdown of a text page names, and empties each line that names a missing one. */
export function withSiteFacts(markdown: string, type: string, brand: unknown): string {
  if (type !== 'TextPage') return markdown;
  const lines = markdown.split('\n').map((line) => {
    const names = Array.from(line.matchAll(siteFact), ([, name = '']) => name);
    if (names.some((name) => !textOf(brand, name))) return '';
    return line.replace(siteFact, (_, name: string) => textOf(brand, name) ?? '');
  });
  return lines.join('\n');
}
