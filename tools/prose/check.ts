import path from 'node:path';
import { formatMistake, type Mistake } from '../../src/content-model/source/mistake';
import type { Content } from '../../src/content-model/source/read-content';
import { readText } from '../../src/content-model/source/read-text';
import { mistakeInFile } from '../../src/content-model/rules/check';
import { prescribedFor } from '../../src/content-model/rules/prescribed';
import {
  fieldName,
  fileOfType,
  textOf,
  type ContentFile,
} from '../../src/content-model/source/content-file';
import { ownWords, spelling } from './spelling';
import { parseStyle, StyleError, styleRules, type Style } from './style';
import { asMistake, proseOf, type Finding, type Prose } from './texts';

/** The texts of a file, without fixed texts and those that `style.yml` exempts. */
function ownTexts(file: ContentFile, { exempt }: Style): Prose[] {
  const fields = exempt[file.contentType.path] ?? [];
  const prescribed = prescribedFor(file.relativePath, file.contentType.path);
  const fixed = new Set(prescribed.map((text) => fieldName(text.path)));
  return proseOf(file).filter(({ path: place }) => {
    if (fixed.has(fieldName(place))) return false;
    const name = place.filter((step) => typeof step === 'string').join('.');
    return !fields.some((field) => name === field || name.startsWith(`${field}.`));
  });
}

/** A file with the findings in each of its texts. */
export interface ReadFile {
  file: ContentFile;
  texts: { prose: Prose; findings: Finding[] }[];
}

/**
 * Reads `words.txt` and `style.yml`. Without them, spelling and house rules are not checked.
 *
 * Throws a StyleError if `style.yml` is invalid.
 *
 * @returns a function that checks all texts of a file
 */
export async function createReader({ root, folder, files }: Content) {
  if (!folder.files.has('words.txt') || !folder.files.has('style.yml')) {
    return (file: ContentFile): ReadFile => ({ file, texts: [] });
  }
  // The content check reports other values.
  const [words = '', rules = ''] = ['words.txt', 'style.yml'].map((name) => {
    const text = readText(path.join(root, name));
    if (typeof text !== 'string') throw new StyleError(`${name} ${text.problem}`);
    return text;
  });
  const style = parseStyle(rules);
  const brand = textOf(fileOfType(files, 'Brand')?.data, 'name') ?? '';
  const own = ownWords(`${words}\n${brand.replaceAll(' ', '\n')}`);
  const { misspelt, isCommon } = await spelling(own);
  const broken = styleRules(style, isCommon);

  return (file: ContentFile): ReadFile => ({
    file,
    texts: ownTexts(file, style).map((prose) => ({
      prose,
      findings: [...(prose.kind === 'link' ? [] : misspelt(prose.text)), ...broken(prose)],
    })),
  });
}

/** Checks all texts of the content; none if `style.yml` is invalid, which is then the mistake. */
export async function readProse(content: Content) {
  const mistakes: Mistake[] = [];
  const read = await createReader(content).catch((error: unknown) => {
    if (!(error instanceof StyleError)) throw error;
    const problem = `is not as expected (${error.message})`;
    mistakes.push(mistakeInFile('style.yml', problem, 'Correct it'));
  });
  return { files: read ? content.files.map(read) : [], mistakes };
}

/** Finds every mistake in spelling and style, each place and word once. */
export async function checkProse(content: Content): Promise<Mistake[]> {
  const { files, mistakes } = await readProse(content);
  const found = files.flatMap(({ file, texts }) =>
    texts.flatMap(({ prose, findings }) => findings.map((one) => asMistake(file, prose, one))),
  );
  return [...mistakes, ...new Map(found.map((one) => [formatMistake(one), one])).values()];
}
