import path from 'node:path';
import { textRules } from '../schema/directives';
import { schemaAt } from '../schema/json-schema';
import { concurrently } from '../source/concurrently';
import type { ContentFile } from '../source/content-file';
import { decoded } from '../source/markdown/decoded';
import { nearest, type Problem } from '../source/mistake';
import type { Content } from '../source/read-content';
import { type Check, type Mention, mistakeOf, textsNaming } from './check';
import { drawingMistake } from './drawings';
import { pictureMistake } from './pictures';

interface NamedFile extends Mention {
  target: string;
  /** The picture must be wider than it is high. */
  landscape?: true | undefined;
}

const { dirname, join, parse, relative } = path.posix;

/** The files that fields with a directive, such as `picture`, name. */
export const filesNamedInFields = (file: ContentFile, directive: string): NamedFile[] =>
  textsNaming(file, directive).map((named) => ({
    ...named,
    target: join(dirname(file.relativePath), named.written),
    landscape: schemaAt(file.schema, named.place.slice(0, -1))?.landscape,
  }));

/** The pictures in the text below the front matter. */
const picturesInBody = (file: ContentFile): NamedFile[] =>
  (file.body?.pictures ?? []).map(({ address: written, line: place }) => ({
    file,
    place,
    written,
    target: join(dirname(file.relativePath), decoded(written)),
  }));

/**
 * What is wrong with the name of a missing file; undefined if the file exists.
 *
 * @param candidates the extensions of files that may be named
 */
function missingFile(
  { paths }: Content,
  { file: from, written, target }: NamedFile,
  candidates: RegExp,
): Problem | undefined {
  if (paths.has(target)) return undefined;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) {
    const remedy = 'Put the picture in the folder pictures, and write ./pictures/ and its name';
    return { problem: 'is not a file beside this one', remedy };
  }
  if (target.startsWith('../')) {
    return { problem: 'is outside the content folder', remedy: 'Put the file beside this one' };
  }
  if ([...paths].some((file) => file.normalize('NFKC') === target.normalize('NFKC'))) {
    return { problem: 'has other accents or spaces than its file', remedy: 'Rename the file' };
  }
  const files = [...paths].filter((file) => candidates.test(file));
  // Folders are long and alike.
  const name = nearest(
    parse(target).name,
    files.map((file) => parse(file).name),
  );
  const namesakes = files.filter((file) => parse(file).name === name);
  const meant = namesakes.find((file) => dirname(file) === dirname(target)) ?? namesakes[0];
  const way = meant && relative(dirname(from.relativePath), meant);
  const remedy = way
    ? `Did you mean ${way.startsWith('.') ? way : `./${way}`}?`
    : 'Put the file there, or write the path of another';
  return { problem: 'does not exist', remedy };
}

/** The directives of fields that name a file, each with the check of one. */
const judges: Readonly<Record<string, typeof pictureMistake>> = {
  picture: pictureMistake,
  svg: drawingMistake,
  mark: drawingMistake,
};

/** Reports named files that are missing, and unusable ones once each. */
export const checkNamedFiles: Check = async (content) => {
  const found = Object.entries(judges).map(async ([directive, judge]) => {
    const candidates = new RegExp(textRules[directive]?.pattern ?? '');
    const named = content.files.flatMap((file) => [
      ...filesNamedInFields(file, directive),
      ...(directive === 'picture' ? picturesInBody(file) : []),
    ]);
    const missing = named.flatMap((one) => mistakeOf(one, missingFile(content, one, candidates)));
    const targets = new Set(
      named.map(({ target }) => target).filter((one) => content.paths.has(one)),
    );
    const unusable = await concurrently([...targets], async (target) => {
      const places = named.filter((one) => one.target === target);
      const place = places.find(({ landscape }) => landscape) ?? places[0];
      const file = path.join(content.root, target);
      return place ? mistakeOf(place, await judge(file, place.landscape)) : [];
    });
    return [...missing, ...unusable.flat()];
  });
  return (await Promise.all(found)).flat();
};
