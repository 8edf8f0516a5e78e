import { statSync } from 'node:fs';
import path from 'node:path';
import { checks } from './rules';
import { sortMistakes } from './mistake';
import type { Mistake } from './mistake';
import { readContent } from './site-content';

/**
 * Finds every mistake in `content/`, sorted by file and line. A file that cannot be parsed does not hide the mistakes
 * of others.
 *
 * Throws where the working directory is not the project's: the content schema is read from there.
 *
 * @param root the folder in which `content/` stands
 * @param today the moment that decides what is published
 */
export async function contentMistakes(root: string, today = new Date()): Promise<Mistake[]> {
  const folder = path.resolve(root, 'content');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return [
      { file: 'content', line: 1, field: '', problem: 'is not a folder', remedy: 'Restore it' },
    ];
  }
  const { content, mistakes } = readContent(folder, today);
  const found = await Promise.all(checks.map((check) => check(content)));
  return sortMistakes([...mistakes, ...found.flat()]);
}
