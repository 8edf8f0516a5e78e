import path from 'node:path';
import { contentTypeOf } from '../schema/content-types';
import { listFolder } from './folder';
import { parseMarkdown } from './parse-markdown';
import type { Environment } from './preview';
import { isInBuild } from './publication';
import { readText } from './read-text';

/** The name of a picture's file. */
export const pictureName = /\.(png|jpe?g|webp)$/;

/** Front matter that may exclude an entry from a build. Most files need no further check. */
const mayBeLeftOut = (text: string, today: Date): boolean => {
  const [, day = '9'] = /^date: *["']?([\d-]{10})/m.exec(text) ?? [];
  return /^draft: *true/m.test(text) || day > today.toISOString().slice(0, 10);
};

/**
 * The pictures that only excluded entries name, by their paths in the content folder: they are not published before
 * their entry.
 *
 * @param root the content folder's absolute path
 * @param today the time of the build
 * @param env the build's environment variables
 */
export function unpublishedPictures(
  root: string,
  today: Date,
  env: Environment = process.env,
): ReadonlySet<string> {
  const files = [...listFolder(root).files];
  const shown: string[] = [];
  const hidden: string[] = [];
  for (const file of files.filter((name) => contentTypeOf(name))) {
    const text = readText(path.join(root, file));
    if (typeof text !== 'string') continue;
    const isHidden =
      file.endsWith('.md') &&
      mayBeLeftOut(text, today) &&
      !isInBuild(Object(parseMarkdown(text).content?.data), today, env);
    (isHidden ? hidden : shown).push(text);
  }
  const isNamed = (texts: readonly string[], file: string) =>
    texts.some((text) => text.includes(path.posix.basename(file)));
  return new Set(
    files.filter(
      (file) => pictureName.test(file) && isNamed(hidden, file) && !isNamed(shown, file),
    ),
  );
}
