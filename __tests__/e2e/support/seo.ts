import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a writer says about a page for search engines and shared links. */
export interface SeoTexts {
  title: string;
  description: string;
}

interface WithSeo {
  seo: SeoTexts;
}

const read = (file: string) => readFileSync(join('content', file), 'utf8');

/** The texts in a JSON file of the content. */
export const seoOfJson = (file: string): SeoTexts => (JSON.parse(read(file)) as WithSeo).seo;

/** The texts in a Markdown file's front matter. */
export const seoOfPost = (file: string): SeoTexts =>
  (parse(read(file).split('---')[1] ?? '') as WithSeo).seo;

/** The texts of one of the insights hub's lists, such as `blog`. */
export function seoOfList(type: string): SeoTexts {
  const { lists } = JSON.parse(read('insights/insights.json')) as {
    lists: (WithSeo & { type: string })[];
  };
  const list = lists.find((candidate) => candidate.type === type);
  if (!list) throw new Error(`there is no list of the kind ${type}`);
  return list.seo;
}
