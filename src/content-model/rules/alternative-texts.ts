import { quote } from '../source/words';
import { mistakeAt, type FileCheck } from './check';
import { textsOf } from './values';

/** What programs write: a file's name, Office's guess, the width of Obsidian, and nothing. */
const byProgram =
  /^[\w ().-]+\.(?:png|jpe?g|webp|gif|hei[cf]|bmp|tiff?)$|\b(?:description automatically generated|AI-generated content may be incorrect)\b|^(?:image|picture|photo|screenshot|img)[ _-]?\d*$|\|\d+(?:x\d+)?$/i;

const remedy = 'Write what the picture shows, for those who cannot see it';

/** Reports alternative texts that do not say what a picture shows (WCAG 2.2, failure F30). */
export const checkAlternativeTexts: FileCheck = (file) => {
  const fields = textsOf(file).filter(({ path }) => path.at(-1) === 'alt');
  return [...fields, ...(file.body?.pictures ?? [])]
    .filter(({ text }) => byProgram.test(text))
    .map((one) => {
      const problem = `${quote(one.text)} was written by a program`;
      return mistakeAt(file, 'line' in one ? one.line : one.path, problem, remedy);
    });
};
