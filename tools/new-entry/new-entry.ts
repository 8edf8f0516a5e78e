import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  addressOf,
  contentTypeOf,
  contentTypes,
} from '../../src/content-model/schema/content-types';
import { currentSchemas } from '../../src/content-model/checks/schemas';
import { toSlug } from '../../src/content-model/checks/slug';
import { frontMatterOf } from './front-matter';

/** The kinds of entry that can be made, and the folder of each. */
export const kinds = { post: 'blog', news: 'news', factsheet: 'factsheet' } as const;

/** The longest heading that the content schema allows. */
const longestTitle = 140;

/** A wish that cannot be met; the message says why, and what to do. */
export class Refusal extends Error {}

const folderOf = (name: string) => path.posix.join('insights', name);

/** Refuses a title without an address of its own; an address may be taken in another list, too. */
function freeSlug(content: string, title: string): string {
  if (title === '') throw new Refusal('The title is empty. Write it in quotation marks: "Title"');
  if (title.length > longestTitle) {
    throw new Refusal(`The title has ${title.length} characters. Shorten it to ${longestTitle}`);
  }
  const slug = toSlug(title);
  if (slug === '') {
    throw new Refusal('The title gives no address. Use some letters from a to z, or digits');
  }
  const taken = Object.values(kinds)
    .map((name) => path.posix.join(folderOf(name), `${slug}.md`))
    .find((file) => existsSync(path.join(content, file)));
  if (taken) throw new Refusal(`content/${taken} exists already. Choose another title`);
  return slug;
}

/** The category that a new entry has until its writer chooses: the first one that has a contentType of its own. */
function firstCategory(content: string): string {
  const text = readFileSync(path.join(content, 'insights/insights.json'), 'utf8');
  const { categories } = JSON.parse(text) as { categories: string[] };
  return categories[1] ?? categories[0] ?? '';
}

/** A picture to begin with: one that stands in the folder. */
function anyPicture(folder: string): string {
  const pictures = path.join(folder, 'pictures');
  const names = existsSync(pictures) ? readdirSync(pictures).sort() : [];
  const name = names.find((file) => /\.(png|jpe?g)$/.test(file));
  if (!name) throw new Refusal(`${pictures} has no picture. Put one there, 800 px wide or more`);
  return `./pictures/${name}`;
}

/** A new entry: where it stands, and where it is seen. */
export interface NewEntry {
  /** The file's path from the folder above `content/`. */
  file: string;
  /** The address of the page or list on which it appears. */
  address: string;
}

/**
 * Writes the file of a new entry, as a draft that the content checks find no mistake in.
 *
 * @param root the folder in which `content/` stands
 * @param kind post, news or factsheet
 * @param writtenTitle the title; the file's name, and so the address, follow from it
 * @param today the moment whose day becomes the entry's
 * @throws Refusal where the title is empty, too long, or its address is taken
 */
export async function writeEntry(
  root: string,
  kind: keyof typeof kinds,
  writtenTitle: string,
  today: Date,
): Promise<NewEntry> {
  const content = path.join(root, 'content');
  const title = writtenTitle.replace(/\s+/g, ' ').trim();
  const relativePath = path.posix.join(folderOf(kinds[kind]), `${freeSlug(content, title)}.md`);
  const contentType = contentTypeOf(relativePath) ?? contentTypes[0];
  if (!contentType?.list) throw new Error(`${relativePath} is no place of an entry`);

  const fields = frontMatterOf(currentSchemas()(contentType.type), {
    title,
    day: today.toISOString().slice(0, 10),
    category: firstCategory(content),
    picture: anyPicture(path.join(content, folderOf(kinds[kind]))),
  });
  const body = contentType.body === 'none' ? '' : '\n[TODO: the text. Begin headings with ##]\n';
  const absolutePath = path.join(content, relativePath);
  await mkdir(path.dirname(absolutePath), { recursive: true });
  await writeFile(absolutePath, `---\n${fields}---\n${body}`, { flag: 'wx' });
  return {
    file: `content/${relativePath}`,
    address: addressOf(contentType, relativePath) ?? contentType.list,
  };
}
