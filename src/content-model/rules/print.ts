import { mistakeAt, type FileCheck } from './check';
import { textsOf } from './values';

/**
 * The characters of the documents' typeface, and spaces. Its package lists more than the font has, so a test sets each
 * of these.
 */
export const inTypeface =
  // eslint-disable-next-line no-misleading-character-class -- separate accents, from text that macOS has decomposed
  /[\s\u0020-\u007E\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA-\u00BB\u00BF-\u00FF\u0102\u0131\u0152-\u0153\u02C6\u02DA\u02DC\u0300-\u0301\u0303-\u0304\u0308\u2013-\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039-\u203A\u20AC\u2122\u2191\u2193\u2212]/u;

/**
 * Reports characters that the typeface lacks in what a share picture or a fact sheet shows. Typst reports what else a
 * document cannot contain.
 */
export const checkPrint: FileCheck = (file) => {
  const isSheet = file.contentType.type === 'FactSheet';
  const fields = textsOf(file).filter(({ path }) => {
    return (
      path.join('.') === 'seo.title' ||
      (isSheet && /^(?:heading|description)$/.test(String(path[0])))
    );
  });
  const words = isSheet ? (file.body?.words ?? []) : [];
  return [...fields, ...words].flatMap((one) =>
    [...new Set(one.text)]
      .filter((character) => !inTypeface.test(character))
      .map((character) => {
        const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        const problem = `has ${character} (U+${code}), which the typeface of documents and share pictures lacks`;
        const place = 'line' in one ? one.line : one.path;
        return mistakeAt(file, place, problem, 'Write another character, or a word');
      }),
  );
};
