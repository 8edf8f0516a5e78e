import { isRecord, type ContentFile } from '../source/content-file';
import { mistakeAt, type Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { all } from '../source/words';
import { nearest } from './check';

/** What to do with the fields in which other systems keep what the site does use, by their names. */
const remedies: Readonly<Record<string, readonly string[]>> = {
  'Name the picture under picture': [
    ...['coverImage', 'cover', 'image', 'thumbnail'],
    ...['featured_image', 'featuredImage', 'feature_image'],
  ],
  'Write the day of publication under date': ['date_published', 'published_at', 'pubDate'],
  'Write the day of the last change under updated': ['modified', 'lastmod', 'updated_at'],
  'Name the file by its address': ['slug', 'permalink', 'url'],
  'Write earlier addresses under formerly': ['slug', 'permalink', 'url', 'aliases'],
};

const draft = { name: 'draft', remedy: 'Write draft: true or draft: false' };

/** Other systems' names of fields, and what to write in their place. */
export const otherNames: ReadonlyMap<string, { name: string; remedy: string }> = new Map([
  ['title', { name: 'heading', remedy: 'Write heading: and the title' }],
  [
    'excerpt',
    { name: 'description', remedy: 'Write description: and the text as the entry of a list' },
  ],
  [
    'categories',
    { name: 'category', remedy: 'Write category: and one of the categories of the site' },
  ],
  ['published', draft],
  ['publish', draft],
  ['status', draft],
]);

/**
 * The fields of front matter that mean nothing here and resemble no field that is left out: other systems write them.
 */
export function unusedFields({ contentType, schema: { properties = {} }, data }: ContentFile) {
  if (contentType.format !== 'markdown' || !isRecord(data)) return [];
  const absent = Object.keys(properties).filter((name) => !(name in data));
  const isKnown = (name: string) => name in properties || otherNames.has(name);
  return Object.keys(data).filter((name) => !isKnown(name) && !nearest(name, absent));
}

/** Names the fields that the site does not use, in one warning a file. */
export const findUnusedFields = ({ files }: Content): Mistake[] =>
  files.flatMap((file) => {
    const unused = unusedFields(file);
    const place = unused.slice(0, 1);
    const problem = `the site does not use ${all(unused)}`;
    const known = Object.keys(remedies).filter((remedy) =>
      unused.some((name) => remedies[remedy]?.includes(name)),
    );
    const remedy = [...known, 'Remove what is not needed'].join('. ');
    return unused.length > 0 ? [mistakeAt(file, place, problem, remedy)] : [];
  });
