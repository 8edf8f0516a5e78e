import { quote } from '../source/words';
import { mistakeAt, type FileCheck } from './check';
import { textsOf } from './values';

/** What programs write: a file's name, Office's guess, the width of Obsidian, or only that there is a picture. */
const noDescription = [
  /\.(?:png|jpe?g|webp|avif|gif|svg|hei[cf]|bmp|tiff?)$/i,
  /\b(?:description automatically generated|AI-generated content may be incorrect)\b/i,
  /\|\d{2,3}(?:x\d+)?$/,
  /^(?:image|picture|photo|screenshot|img)[ _-]?\d*$/i,
];

const remedy = 'Describe it for those who cannot see it';

/** Reports alternative texts that do not say what a picture shows (WCAG 2.2, failure F30). */
export const checkAlternativeTexts: FileCheck = (file) => {
  const fields = textsOf(file).filter(({ path }) => path.at(-1) === 'alt');
  return [...fields, ...(file.body?.pictures ?? [])]
    .filter(({ text }) => noDescription.some((pattern) => pattern.test(text)))
    .map((one) => {
      const problem = `${quote(one.text)} does not say what the picture shows`;
      return mistakeAt(file, 'line' in one ? one.line : one.path, problem, remedy);
    });
};
