import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { Mistakes } from './reading/mistake';
import { isRecord } from '../is-record';

/** A Markdown file, cut into its front matter and its body. */
export interface Source {
  /** The file's name without its ending; it names the fact sheet in a request. */
  slug: string;
  /** The folder that the file stands in; pictures are named relative to it. */
  folder: string;
  frontMatter: Record<string, unknown>;
  markdown: string;
  /** How many lines stand before the body. */
  linesBefore: number;
  mistakes: Mistakes;
}

/** Reads the front matter; a mistake in its YAML is noted and leaves it empty. */
function readFrontMatter(yaml: string, mistakes: Mistakes): Record<string, unknown> {
  try {
    const value: unknown = parse(yaml);
    if (isRecord(value)) return value;
    mistakes.add('the front matter is not a list of fields', 'Write heading: and the other fields');
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    mistakes.add(`the front matter cannot be read (${reason})`, 'Write it as YAML');
  }
  return {};
}

/** Cuts a file into front matter and body. */
export function cut(text: string, file: string): Omit<Source, 'slug' | 'folder'> {
  const mistakes = new Mistakes(file);
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) {
    mistakes.add('the file has no front matter', 'Begin it with ---, the fields, and ---');
    return { frontMatter: {}, markdown: text, linesBefore: 0, mistakes };
  }
  return {
    frontMatter: readFrontMatter(match[1] ?? '', mistakes),
    markdown: text.slice(match[0].length),
    linesBefore: match[0].split('\n').length - 1,
    mistakes,
  };
}

/** Reads every fact sheet of `content/insights/factsheet`, in the order of their names. */
export async function readSources(root: string): Promise<Source[]> {
  const folder = path.join(root, 'content/insights/factsheet');
  // The folder goes with its last file.
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.posix.join('content/insights/factsheet', name);
      const text = await readFile(path.join(folder, name), 'utf8');
      return { slug: path.basename(name, '.md'), folder, ...cut(text, file) };
    }),
  );
}
