/** What the built site has to show, read from `content/` without the code that builds it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(`content/${file}`, 'utf8');

const filesOf = (folder: string, extension: string) =>
  (existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`) : [])
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ slug: basename(name, extension), text: read(`${folder}/${name}`) }));

export const site: Readonly<Record<'name' | 'url' | 'securityEmail', string>> = JSON.parse(
  read('site.json'),
);

export const { offices }: { offices: { country: string; alsoIn?: object[] }[] } = JSON.parse(
  read('offices.json'),
);

interface Solution {
  link: string;
  questions: { cards: { heading: string; subheadings: string }[] };
}

export const solutions = filesOf('solutions', '.json').map(({ slug, text }): Solution => ({
  ...JSON.parse(text),
  link: `/solutions/${slug}`,
}));

interface MarkdownFile {
  slug: string;
  heading: string;
  date: string;
  updated?: string;
  draft?: boolean;
  author?: string;
  category?: string;
  navTo?: string;
  pdf?: string;
  /** The Markdown below the front matter. */
  body: string;
}

/** The published Markdown files of a folder. */
export const published = (folder: string): MarkdownFile[] =>
  filesOf(folder, '.md')
    .map(({ slug, text }): MarkdownFile => {
      const [, frontMatter = '', ...body] = text.split(/^---$/m);
      return { ...parse(frontMatter), slug, body: body.join('---') };
    })
    .filter(({ draft, date }) => !draft && new Date(date) <= new Date());
