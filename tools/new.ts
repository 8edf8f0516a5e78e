/**
 * `npm run new -- post "Title"`: writes a post, a news item (`news`) or a fact sheet (`factsheet`) as a draft, with a
 * placeholder in each field that it needs.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../src/content-model/schema/content-types';
import type { ContentSchema } from '../src/content-model/schema/json-schema';
import { schemaOf } from '../src/content-model/schema/schema-of';
import { toSlug } from '../src/content-model/schema/slug';
import { fieldOf, textOf } from '../src/content-model/source/content-file';
import { isoDay } from '../src/content-model/source/days';
import { readContent } from '../src/content-model/source/read-content';
import { joinMarkdown } from './front-matter';
import { runCommand } from '../host/run-command';
import { ports } from './site/gatsby';

const folders: Readonly<Record<string, string>> = {
  post: 'insights/blog',
  news: 'insights/news',
  factsheet: 'insights/factsheet',
};

/** The texts of a new entry that are known, by their format (`format`) or their field's name. */
type Known = Readonly<Record<string, string | undefined>>;

/** The value of a field: what is known, or a placeholder with the field's description. */
function newValue(schema: ContentSchema, known: Known, name = '', number = 1): unknown {
  const {
    type,
    properties = {},
    required = [],
    items,
    minItems = 1,
    maxLength = Infinity,
  } = schema;
  const { description = 'the text' } = schema;
  const isKnown = (key: string) => !(key in known) || known[key] !== undefined;
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key, { optional }]) => required.includes(key) || (optional && isKnown(key)))
        .map(([key, field]) => [key, newValue(field, known, key)]),
    );
  }
  if (type === 'array' && items) {
    return Array.from({ length: minItems }, (_, index) =>
      newValue({ ...items, description }, known, name, index + 1),
    );
  }
  // It is a draft.
  if (type === 'boolean') return true;
  const text = known[schema.format ?? name];
  if (text && text.length <= maxLength) return text;
  return `[TODO: ${description}${number > 1 ? `, ${number}` : ''}]`;
}

/**
 * Writes a new entry.
 *
 * @param root the folder that contains `content/`
 * @param kind a key of `folders`
 * @param today the day of publication
 * @returns its path, such as content/insights/blog/my-post.md
 * @throws if there is no such kind, if the title is too long or gives no file name, or if the file exists
 */
export async function writeEntry(root: string, kind: string, title: string, today: Date) {
  const slug = toSlug(title);
  const folder = Object.hasOwn(folders, kind) && folders[kind];
  if (!folder || !slug) {
    const kinds = Object.keys(folders).join(', ');
    const titled = 'a title with letters from a to z';
    throw new Error(`Write one of ${kinds}, and ${titled}: npm run new -- post "Title"`);
  }
  const file = path.posix.join('content', folder, `${slug}.md`);
  const { type = '', body = 'none' } = contentTypeOf(`${folder}/${slug}.md`) ?? {};
  const { maxLength = Infinity } = schemaOf(type).properties?.heading ?? {};
  if (title.length > maxLength) throw new Error(`Write a title of at most ${maxLength} characters`);
  if (existsSync(path.join(root, file))) throw new Error(`${file} exists. Write another title`);
  const { files } = readContent(path.resolve(root, 'content'), today).content;
  const others = files.filter(({ contentType }) => contentType.type === type);
  const first = (read: (data: unknown) => string | undefined) =>
    others.map(({ data }) => read(data)).find(Boolean);
  const known = {
    heading: title,
    title,
    day: isoDay(today),
    category: first((data) => textOf(data, 'category')),
    picture: first((data) => textOf(fieldOf(data, 'picture'), 'file')),
    address: 'https://TODO',
  };
  const text = body === 'required' ? '[TODO: the text. Begin headings with ##]' : '';
  const entry = joinMarkdown(newValue(schemaOf(type), known), text);
  // Git keeps no empty folder.
  await mkdir(path.join(root, 'content', folder), { recursive: true });
  await writeFile(path.join(root, file), entry);
  return file;
}

void runCommand(module, async ([kind = '', ...words]) => {
  const file = await writeEntry('.', kind, words.join(' '), new Date());
  console.log(`${file}
Next: replace each [TODO: …], and choose its category and its picture.
npm run develop shows it, marked as a draft, on http://localhost:${ports.site}
When it is ready, write draft: false and run npm run content:check.`);
});
