import { fieldOf, type ContentFile } from '../source/content-file';
import { withMailVariables, withSiteFacts } from '../source/markdown/placeholders';
import { mistakeAt, type FileCheck } from './check';
import { textsOf } from './values';

/** What `npm run new` writes into fields that a writer must fill in. */
const gap = /\[TODO\b[^\]]*\]?|https:\/\/TODO\b\S*/;

/** The words in braces. */
const placeholdersIn = (text: string): string[] =>
  text.match(/(?<![${])\{[a-z][a-z_]*\}(?!\})/gi) ?? [];

/** Completes a placeholder's message. */
const remedy = 'Write what it stands for, or remove it';

/** A text without the placeholders that are replaced in its type of file; undefined if none are. */
function withoutKnown(text: string, { contentType }: ContentFile): string | undefined {
  if (contentType.type === 'TextPage') return withSiteFacts(text, {});
  return contentType.type === 'FactSheetEmail' ? withMailVariables(text, () => '') : undefined;
}

/**
 * Reports placeholders that nothing replaces: in fields whose description names theirs, and in the Markdown of pages and
 * emails. Also gaps of `npm run new`, except in drafts.
 */
export const checkPlaceholders: FileCheck = (file) => {
  const isDraft = fieldOf(file.data, 'draft') === true;
  const gapIn = (text: string) => (isDraft ? undefined : gap.exec(text)?.[0]);
  return [
    ...textsOf(file).flatMap(({ path, text, schema: { description = '' } }) => {
      const left = gapIn(text);
      if (left) return [mistakeAt(file, path, `has the template token ${left}`, remedy)];
      const known = placeholdersIn(description);
      const word = placeholdersIn(text).find((each) => !known.includes(each));
      if (!word || known.length === 0) return [];
      const problem = `has ${word}, which nothing replaces`;
      return [mistakeAt(file, path, problem, `Write ${known.join(', ')}`)];
    }),
    ...(file.body?.words ?? []).flatMap(({ text, line }) => {
      const left = gapIn(text) ?? placeholdersIn(withoutKnown(text, file) ?? '')[0];
      return left ? [mistakeAt(file, line, `has the template token ${left}`, remedy)] : [];
    }),
  ];
};
