import { fieldOf } from '../source/content-file';
import { mistakeAt } from '../source/mistake';
import { type FileCheck, textsOf } from './check';

/** The characters of Inter, which has what the site's typeface may lack, and spaces. A test sets each of these. */
const characters = [
  // Latin letters and accents, also from text that macOS has decomposed.
  String.raw`\s\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u01C3\u01C5-\u0254\u02B0-\u0304`,
  String.raw`\u0306-\u030A\u030C\u0323\u0326-\u0328\u1E00-\u1E9B\u1E9E-\u1EF9`,
  // Greek and Cyrillic letters.
  String.raw`\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490-\u0491`,
  // Punctuation, small figures, fractions, currencies and signs with letters.
  String.raw`\u2010-\u2027\u2030-\u2055\u2070-\u2071\u2074-\u208E\u20A0-\u20AF\u20B1-\u20B5`,
  String.raw`\u20B8-\u20BA\u20BC-\u20BF\u2103\u2109\u2116-\u2117\u2120-\u2122\u2126\u212E\u2150-\u215F`,
  // Arrows, mathematics and marks.
  String.raw`\u2190-\u2199\u21D0\u21D2\u21D4\u2202\u2205-\u2206\u220F\u2211-\u2212\u221A\u221E\u222B`,
  String.raw`\u2248\u2260\u2264-\u2265\u2460-\u2468\u25A0\u25CA-\u25CB\u25CF\u25E6\u2605-\u2606\u2713\u2717`,
];
export const inTypeface = new RegExp(`[${characters.join('')}]`, 'u');

/** What a PDF shows, also of the brand, and what each share picture does: that of a post its heading, without a title. */
const inPdf = /^(?:heading|subtitle|description|name|contents|seo\.title)/;
const inPicture = (type: string, seo: unknown) =>
  type === 'BlogPost' && !seo ? /^heading$/ : /^seo\.title$/;

/** Reports characters that the typefaces lack in what a share picture or a PDF shows, in one mistake a field or line. */
export const checkPrint: FileCheck = (file) => {
  const { type } = file.contentType;
  const isPdf = type === 'FactSheet' || fieldOf(file.data, 'pdf');
  const isInPdf = isPdf || type === 'Brand' || type === 'FactSheetDownloadPage';
  const shown = isInPdf ? inPdf : inPicture(type, fieldOf(file.data, 'seo'));
  const fields = textsOf(file)
    .filter(({ path }) => shown.test(path.join('.')))
    .map(({ path, text }) => [path, text] as const);
  const lines = new Map<number, string>();
  for (const { text, line } of (isPdf ? file.body?.shown : []) ?? []) {
    lines.set(line, (lines.get(line) ?? '') + text);
  }
  return [...fields, ...lines].flatMap(([place, text]) => {
    // Typesetting composes letters and accents.
    const lacking = [...new Set(text.normalize())].filter((one) => !inTypeface.test(one));
    const [first = ''] = lacking;
    if (!first) return [];
    const others = lacking.length > 1 ? ` and ${lacking.length - 1} more` : '';
    const problem = `has ${first}${others}, which the typefaces of PDFs and share pictures lack`;
    const isLetter = /[\p{L}\p{M}]/u.test(lacking.join(''));
    const remedy = isLetter
      ? 'Write it in Latin, Greek or Cyrillic letters'
      : 'Write another character, or a word';
    return [mistakeAt(file, place, problem, remedy)];
  });
};
