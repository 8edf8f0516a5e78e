import { addressOf } from '../schema/content-types';
import { fieldOf, newestFirst, textOf, type ContentFile } from '../source/content-file';
import { completeFields } from '../source/entry-fields';

/** A page that a content file makes; `content` is the part of the file that describes it and contains `seo`. */
export type MadePage = ReturnType<typeof pagesFrom>[number];

/** Sorts files, the newest first. */
export const newestFiles = (files: readonly ContentFile[]): ContentFile[] =>
  files.toSorted((a, b) => newestFirst(a.data, b.data));

/**
 * The pages that files make, newest first. The newest fact sheet has its own address, and insights.json makes the page
 * of each list.
 *
 * @param files the files that the build contains
 */
export function pagesFrom(files: readonly ContentFile[]) {
  const sorted = newestFiles(files);
  return sorted.flatMap((file) => {
    const { contentType, relativePath, data } = file;
    if (contentType.type === 'InsightsPage') {
      const lists = fieldOf(data, 'lists');
      return (Array.isArray(lists) ? lists : []).map((content: unknown) => ({
        address: `/insights/${textOf(content, 'type')}`,
        file,
        content,
      }));
    }
    const { newest } = contentType;
    const isNewest = newest && file === sorted.find((other) => other.contentType === contentType);
    const address = isNewest ? newest : addressOf(relativePath);
    return address ? [{ address, file, content: completeFields(file) }] : [];
  });
}
