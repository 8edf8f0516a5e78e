import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressOf, contentTypeOf } from '../../src/content-model/schema/content-types';
import { currentSchemas } from '../../src/content-model/checks/schemas';
import { toSlug } from '../../src/content-model/checks/slug';
import { frontMatterOf } from './front-matter';

/** The kinds of entry with their folders. */
export const kinds = { post: 'blog', news: 'news', factsheet: 'factsheet' } as const;

/** The maximum length of a heading in the content schema. */
const maxTitleLength = 140;

/** An error that the user can correct. */
export class UserError extends Error {}

const folderOf = (name: string) => path.posix.join('insights', name);

/** The slug for a title. Throws if another entry has it, in any list. */
function uniqueSlug(content: string, title: string): string {
  if (title === '') throw new UserError('The title is empty. Write it in quotation marks: "Title"');
  if (title.length > maxTitleLength) {
    throw new UserError(
      `The title has ${title.length} characters. Shorten it to ${maxTitleLength}`,
    );
  }
  const slug = toSlug(title);
  if (slug === '') {
    throw new UserError('The title gives no address. Use some letters from a to z, or digits');
  }
  const taken = Object.values(kinds)
    .map((name) => path.posix.join(folderOf(name), `${slug}.md`))
    .find((file) => existsSync(path.join(content, file)));
  if (taken) throw new UserError(`content/${taken} exists already. Choose another title`);
  return slug;
}

/** The default category. The first one stands for all categories. */
function defaultCategory(content: string): string {
  const text = readFileSync(path.join(content, 'insights/insights.json'), 'utf8');
  const { categories } = JSON.parse(text) as { categories: string[] };
  return categories[1] ?? categories[0] ?? '';
}

/** The default picture: the first one in the folder. */
function defaultPicture(folder: string): string {
  const pictures = path.join(folder, 'pictures');
  const names = existsSync(pictures) ? readdirSync(pictures).sort() : [];
  const name = names.find((file) => /\.(png|jpe?g)$/.test(file));
  if (!name) throw new UserError(`${pictures} has no picture. Put one there, 800 px wide or more`);
  return `./pictures/${name}`;
}

export interface NewEntry {
  /** The file's path, such as content/insights/blog/my-post.md. */
  file: string;
  /** The path of the page or list that shows it. */
  address: string;
}

/**
 * Writes the file of a new draft.
 *
 * @param root the folder that contains `content/`
 * @param kind post, news or factsheet
 * @param writtenTitle the title, from which the file's name is made
 * @param today the day of publication
 * @throws UserError if the title is empty or too long, or if its slug is taken
 */
export async function writeEntry(
  root: string,
  kind: keyof typeof kinds,
  writtenTitle: string,
  today: Date,
): Promise<NewEntry> {
  const content = path.join(root, 'content');
  const title = writtenTitle.replace(/\s+/g, ' ').trim();
  const relativePath = path.posix.join(folderOf(kinds[kind]), `${uniqueSlug(content, title)}.md`);
  const contentType = contentTypeOf(relativePath);
  if (!contentType?.list) throw new Error(`${relativePath} is not in the folder of a list`);

  const fields = frontMatterOf(currentSchemas()(contentType.type), {
    title,
    day: today.toISOString().slice(0, 10),
    category: defaultCategory(content),
    picture: defaultPicture(path.join(content, folderOf(kinds[kind]))),
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
