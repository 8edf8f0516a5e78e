import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { addDays, isoDay } from '../../src/content-model/days';
import { joinMarkdown, splitMarkdown } from '../front-matter';
import { copySite } from '../site/copy-site';

/** A generated post. */
export interface Post {
  number: number;
  title: string;
  description: string;
  /** The day of publication, such as 2024-11-11. */
  date: string;
  body: string;
}

/** A copy of a Gatsby site for the benchmark. */
export interface BenchSite {
  name: string;
  root: string;
  /** A post that the site has without generated ones, relative to `root`. */
  ownPost: string;
  /** The file of a generated post, relative to `root`. */
  postFile: (post: Post) => string;
  frontMatter: (post: Post) => object;
  /** A style sheet, and a pattern whose group is a colour in it. */
  colour: { file: string; pattern: RegExp };
}

const words = 800;

const ownPicture = ({ number }: Post) => `pictures/bench-${number}.png`;
const blog = 'content/insights/blog';

async function readFirstPost(): Promise<{ fields: object; paragraphs: string[] }> {
  const { fields, body = '' } = splitMarkdown(await readFile(`${blog}/blog1.md`, 'utf8')) ?? {};
  const paragraphs = body.split(/\n{2,}/).filter((paragraph) => !/!\[|\[\^/.test(paragraph));
  return { fields: Object(fields), paragraphs };
}

/** Posts of about 800 words each, with their own titles, descriptions and dates. */
export async function createPosts(count: number): Promise<Post[]> {
  const { paragraphs } = await readFirstPost();
  let length = 0;
  const body = paragraphs.filter((paragraph) => (length += paragraph.split(/\s+/).length) <= words);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    title: `Bench post ${index + 1}`,
    description: `What a bank can learn from its suppliers, part ${index + 1} of a series`,
    date: isoDay(addDays(new Date('2024-11-11'), -(index % 5000))),
    body: [`This is part ${index + 1}.`, ...body].join('\n\n'),
  }));
}

/**
 * This site, with `root` at the project.
 *
 * @param hasPictures whether each post has its own picture
 */
export async function ownSite(hasPictures: boolean): Promise<BenchSite> {
  const { fields } = await readFirstPost();
  return {
    name: 'this site',
    root: process.cwd(),
    ownPost: `${blog}/blog1.md`,
    postFile: ({ number }) => `${blog}/bench-${number}.md`,
    frontMatter: (post) => ({
      ...fields,
      heading: post.title,
      date: post.date,
      seo: { title: post.title, description: post.description },
      ...(hasPictures && { picture: { file: `./${ownPicture(post)}`, alt: '' } }),
    }),
    colour: { file: 'src/styles/palette.css', pattern: /--harbour-deep:\s*(#[0-9a-f]{6})/ },
  };
}

/** A copy of this site. */
export async function copyOwnSite(hasPictures: boolean): Promise<BenchSite> {
  return { ...(await ownSite(hasPictures)), root: await copySite() };
}

/** A copy of a Gatsby blog whose posts are in content/blog, such as gatsby-starter-blog, with its installed packages. */
export async function copyPeer(folder: string): Promise<BenchSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'peer-'));
  const filter = (source: string) =>
    !['node_modules', '.cache', 'public'].includes(path.relative(folder, source));
  await cp(folder, root, { recursive: true, filter });
  await symlink(path.resolve(folder, 'node_modules'), path.join(root, 'node_modules'));
  return {
    name: path.basename(folder),
    root,
    ownPost: 'content/blog/hello-world/index.md',
    postFile: ({ number }) => `content/blog/bench-${number}/index.md`,
    frontMatter: ({ title, description, date }) => ({ title, description, date }),
    colour: { file: 'src/style.css', pattern: /--color-primary:\s*(#[0-9a-f]{6})/ },
  };
}

/** Writes the posts' files. */
export async function writePosts(site: BenchSite, posts: readonly Post[]): Promise<void> {
  for (const post of posts) {
    const file = path.join(site.root, site.postFile(post));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, joinMarkdown(site.frontMatter(post), post.body));
  }
}

/** Writes a picture of 1,600 pixels for each post, with the post's number in it. */
export async function writePictures({ root }: BenchSite, posts: readonly Post[]): Promise<void> {
  const base = sharp(path.join(root, blog, 'pictures/blog1.png')).resize(1600);
  const picture = await base.png().toBuffer();
  for (const post of posts) {
    const text = `<svg width="400" height="90"><text y="70" font-size="70">${post.number}</text></svg>`;
    await sharp(picture)
      .composite([{ input: Buffer.from(text), gravity: 'center' }])
      .png()
      .toFile(path.join(root, blog, ownPicture(post)));
  }
}

/** Adds a sentence to a post. */
export const editPost = ({ root, ownPost }: BenchSite): Promise<void> =>
  writeFile(path.join(root, ownPost), '\nOne more sentence.\n', { flag: 'a' });

/** Changes a colour; returns the old value. */
export async function changeColour({ root, colour }: BenchSite, value: string): Promise<string> {
  const file = path.join(root, colour.file);
  const css = await readFile(file, 'utf8');
  const [, old] = colour.pattern.exec(css) ?? [];
  if (!old) throw new Error(`${file} has no colour ${String(colour.pattern)}`);
  await writeFile(file, css.replaceAll(old, value));
  return old;
}
