import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { schemaAt, textsNaming, valueAt } from '../../src/content-model/rules/values';
import { schemaOf } from '../../src/content-model/schema/schema-of';
import { readContent } from '../../src/content-model/source/read-content';
import { toSlug } from '../../src/content-model/schema/slug';
import { leavesOf, type ContentFile } from '../../src/content-model/source/content-file';
import { either, oneLine } from '../../src/content-model/source/words';
import { isoDay } from '../../src/content-model/source/days';
import {
  addressOf,
  contentTypeOf,
  slugOf,
  type ContentType,
} from '../../src/content-model/schema/content-types';
import { joinMarkdown } from '../front-matter';
import { replaceFile } from '../../src/server/replace-file';
import { kinds, type Kind } from './kinds';
import { newValue, type EntryDefaults } from './placeholders';

/** Throws if an entry cannot have the title. */
function checkTitle(title: string, maxLength = Infinity): void {
  if (title === '') throw new Error('The title is empty. Write it in quotation marks: "Title"');
  if (title.length > maxLength) {
    throw new Error(`The title has ${title.length} characters. Shorten it to ${maxLength}`);
  }
}

/** The path of a new file for a title. Throws if another entry of its type, or another insight, has its slug. */
function newFile(files: ReadonlySet<string>, own: ContentType, title: string): string {
  const slug = toSlug(title);
  if (slug === '') {
    throw new Error('The title needs letters from a to z or digits for the address');
  }
  const taken = [...files].find((file) => {
    const other = contentTypeOf(file);
    return slugOf(file) === slug && (other === own || (other?.list && own.list));
  });
  if (taken) throw new Error(`content/${taken} already exists. Choose another title`);
  return own.path.replace('*', slug);
}

/** The path of the file that gets an entry. Throws if the page is unknown. */
function existingFile(files: ReadonlySet<string>, own: ContentType, page: string): string {
  const file = own.path.replace('*', page);
  if (files.has(file)) return file;
  const pages = [...files].filter((name) => contentTypeOf(name) === own).map(slugOf);
  throw new Error(`Write the page after the title: ${either(pages.sort())}`);
}

/** The position after all entries of a type, in the menus and in the strip. */
function nextOrder(entries: readonly ContentFile[]): number {
  const orders = entries.flatMap(({ data }) =>
    leavesOf(data).filter(({ path: place }) => place.at(-1) === 'order'),
  );
  return Math.max(...orders.map(({ value }) => Number(value))) + 1;
}

/** Adds an entry to a list in a JSON text, and changes nothing else. */
function append(text: string, list: readonly string[], title: string, entry: unknown) {
  const entries = valueAt(JSON.parse(text), list);
  if (Array.isArray(entries) && entries.some((each) => Object.values(each).includes(title))) {
    throw new Error(`${list.join('.')} already has this title. Choose another`);
  }
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(text, [...list, -1], entry, { isArrayInsertion: true, formattingOptions });
  // The edit starts with the line that closes the last entry.
  const linesBefore = text.slice(0, edits[0]?.offset).split('\n').length;
  return { text: applyEdits(text, edits), line: linesBefore + 1 };
}

function fileText(value: unknown, isMarkdown: boolean, hasBody: boolean): string {
  if (!isMarkdown) return `${JSON.stringify(value, null, 2)}\n`;
  const text = joinMarkdown(value, hasBody ? '[TODO: the text. Begin headings with ##]' : '');
  // A draft until it is complete.
  return text.replace(/^date: .*$/m, '$&\ndraft: true');
}

/**
 * Writes a new entry with placeholders: a file, or an entry at the end of a list.
 *
 * @param root the folder that contains `content/`
 * @param kindName what to make
 * @param writtenTitle the title or name; a file's name is made from it
 * @param today the day of publication
 * @param page for a question: the solution's slug
 * @returns the file, such as content/insights/blog/my-post.md, with the line for an entry of a list; and the path of the
 * page or list that shows it
 * @throws if the title is empty, too long or taken, or if the page is unknown
 */
export async function writeEntry(
  root: string,
  kindName: keyof typeof kinds,
  writtenTitle: string,
  today: Date,
  page = '',
): Promise<{ file: string; address: string }> {
  const content = path.join(root, 'content');
  const title = oneLine(writtenTitle);
  const kind: Kind = kinds[kindName];
  const contentType = contentTypeOf(kind.path);
  if (!contentType) throw new Error(`${kind.path} is not a type of content`);
  const fileSchema = schemaOf(contentType.type);
  const schema = kind.list ? schemaAt(fileSchema, kind.list)?.items : fileSchema;
  if (!schema) throw new Error(`${kind.path} has no such list`);
  checkTitle(title, schemaAt(schema, kind.titled[0]?.split('.') ?? [])?.maxLength);

  const { files, folder } = readContent(path.resolve(content), today).content;
  const file = kind.list
    ? existingFile(folder.files, contentType, page)
    : newFile(folder.files, contentType, title);
  const others = files.filter((each) => each.contentType === contentType);
  /** The first entry's value in a field with this directive. */
  const usual = (directive: string) =>
    others.flatMap((other) => textsNaming(other, directive)).at(0)?.written;
  const defaults: EntryDefaults = {
    title,
    titled: kind.titled,
    named: {
      day: isoDay(today),
      category: usual('category'),
      picture: usual('picture'),
      pictogram: 'idea',
      address: 'https://TODO',
    },
    order: nextOrder(others),
  };
  const value = newValue(schema, defaults);
  const absolutePath = path.join(content, file);
  const address = kind.shownOn ?? addressOf(file) ?? contentType.list ?? '/';
  if (kind.list) {
    const before = await readFile(absolutePath, 'utf8');
    const { text, line } = append(before, kind.list, title, value);
    replaceFile(absolutePath, text);
    return { file: `content/${file}:${line}`, address };
  }
  const text = fileText(value, contentType.format === 'markdown', contentType.body !== 'none');
  await writeFile(absolutePath, text, { flag: 'wx' });
  return { file: `content/${file}`, address };
}
