import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMistake, type Mistake } from '../../src/content-model/checks/mistake';
import type { Content } from '../../src/content-model/checks/site-content';
import { mistakeOf } from '../../src/content-model/checks/rules/mistake-at';
import { prescribedFor } from '../../src/content-model/checks/rules/prescribed';
import {
  fieldName,
  fileOfType,
  textOf,
  type ContentFile,
} from '../../src/content-model/checks/source/content-file';
import { ownWords, spelling } from './spelling';
import { parseStyle, StyleError, styleRules, type Style } from './style';
import { asMistake, proseOf, type Finding, type Prose } from './texts';

/** The texts of a file that neither the requirements fix nor `style.yml` exempts. */
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
 * Reads all texts of the content for spelling and the house rules. Content without `words.txt` and `style.yml` is not read.
 *
 * Throws a StyleError where `style.yml` is not as expected.
 */
export async function readProse({ root, folder, files }: Content): Promise<ReadFile[]> {
  if (!folder.files.has('words.txt') || !folder.files.has('style.yml')) return [];
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const style = parseStyle(read('style.yml'));
  const brand = textOf(fileOfType(files, 'Brand')?.data, 'name') ?? '';
  const own = ownWords(`${read('words.txt')}\n${brand.replaceAll(' ', '\n')}`);
  const { misspelt, isCommon } = await spelling(own);
  const broken = styleRules(style, isCommon);

  return files.map((file) => ({
    file,
    texts: ownTexts(file, style).map((prose) => ({
      prose,
      findings: [...(prose.kind === 'link' ? [] : misspelt(prose.text)), ...broken(prose)],
    })),
  }));
}

/** Finds every mistake in spelling and style, each place and word once. */
export async function checkProse(content: Content): Promise<Mistake[]> {
  try {
    const mistakes = (await readProse(content)).flatMap(({ file, texts }) =>
      texts.flatMap(({ prose, findings }) => findings.map((one) => asMistake(file, prose, one))),
    );
    return [...new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake])).values()];
  } catch (error) {
    if (!(error instanceof StyleError)) throw error;
    return [mistakeOf('style.yml', `is not as expected (${error.message})`, 'Correct it')];
  }
}
