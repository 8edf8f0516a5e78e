import path from 'node:path';
import type { ContentFile } from '../source/content-file';
import { decoded } from '../source/markdown/decoded';
import type { Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { mistakeAt, mistakeInBody } from './mistake-at';
import { nearest } from './nearest';
import { toSlug } from './slug';
import { schemaAt, textsNaming } from './values';

/** A place where another file is named, and the way to report a mistake there. */
export interface NamedFile {
  /** The path as written, relative to the file that names it. */
  written: string;
  /** The same path below the content folder. */
  target: string;
  /** The picture has to be wider than high. */
  landscape?: true | undefined;
  /** Starts the problem with the path as written. */
  report: (problem: string, remedy: string) => Mistake;
}

const { dirname, join, parse, relative } = path.posix;

/** The files that a file's fields name by a directive, `picture` or `svg`. */
export const filesNamedInFields = (file: ContentFile, directive: string): NamedFile[] =>
  textsNaming(file, directive).map(({ path: place, text }) => ({
    written: text,
    target: join(dirname(file.relativePath), text),
    landscape: schemaAt(file.schema, place.slice(0, -1))?.landscape,
    report: (problem, remedy) => mistakeAt(file, place, `${text} ${problem}`, remedy),
  }));

/** The pictures in the text below the front matter. */
export const picturesInBody = (file: ContentFile): NamedFile[] =>
  (file.body?.pictures ?? []).map(({ address, line }) => ({
    written: address,
    target: join(dirname(file.relativePath), decoded(address)),
    report: (problem, remedy) => mistakeInBody(file, line, `${address} ${problem}`, remedy),
  }));

/**
 * Reports a named file that does not exist.
 *
 * @param candidates what the files that may be named end with
 */
export function missingFile(
  { folder }: Content,
  { written, target, report }: NamedFile,
  from: ContentFile,
  candidates: RegExp,
): Mistake | undefined {
  if (folder.files.has(target)) return undefined;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) {
    const remedy = 'Put the picture into the folder pictures, and write ./pictures/ and its name';
    return report('is not a file beside this one', remedy);
  }
  const twin = [...folder.files].find((file) => file.normalize('NFC') === target.normalize('NFC'));
  if (twin) {
    const form = twin === twin.normalize('NFC') ? 'composed' : 'decomposed';
    const name = toSlug(parse(twin).name);
    return report(
      `does not exist, but a file with this name in other characters (${form}, as ${form === 'composed' ? 'Windows and Linux write' : 'a Mac writes'} accents) does`,
      `Rename the file to ${name}${parse(twin).ext}, and write that name here`,
    );
  }
  if (target.startsWith('../')) {
    return report('lies outside the content folder', 'Put the file beside this one');
  }
  const meant = nearest(
    target,
    [...folder.files].filter((file) => candidates.test(file)),
  );
  if (!meant) return report('does not exist', 'Put the file there, or write the path of another');
  const way = relative(dirname(from.relativePath), meant);
  return report('does not exist', `Did you mean ${way.startsWith('.') ? way : `./${way}`}?`);
}
