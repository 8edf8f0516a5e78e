import { mistakeAt, type Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { all } from '../source/words';
import { unusedFields } from './shape';

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
