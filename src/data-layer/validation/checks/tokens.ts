import type { Check } from './check';
import { mistakeAt, mistakeInBody } from './mistake-at';
import { textsOf } from './values';

/** What a template engine, or a writer in a hurry, leaves behind. */
const leftover =
  /\{\{[^}]*\}?\}?|\}\}|<%[^%]*%?>?|%>|\$\{[^}]*\}?|\[(?:TODO|TBD|FIXME|XXX)\b[^\]]*\]?/i;

/** A word in braces: the page puts something in its place where the field's description says so. */
const placeholder = /(?<![${])\{[a-z]+\}(?!\})/gi;

const remedy = 'Write what it stands for, or remove it';

function strangePlaceholder(text: string, description = ''): string | undefined {
  return text.match(placeholder)?.find((word) => !description.includes(word));
}

/** Template tokens that nothing replaces: a visitor would read them. */
export const checkTokens: Check = ({ files }) =>
  files.flatMap((file) => [
    ...textsOf(file).flatMap(({ path, text, schema }) => {
      const [token] = leftover.exec(text) ?? [];
      if (token) return mistakeAt(file, path, `has the template token ${token}`, remedy);
      const word = strangePlaceholder(text, schema.description);
      if (!word) return [];
      const known = schema.description?.match(placeholder)?.join(', ');
      return mistakeAt(
        file,
        path,
        `has ${word}, which nothing replaces`,
        known ? `Write ${known}` : remedy,
      );
    }),
    ...(file.body?.words ?? []).flatMap(({ text, line }) => {
      const match = leftover.exec(text);
      if (!match) return [];
      const before = text.slice(0, match.index).split('\n').length - 1;
      return mistakeInBody(file, line + before, `has the template token ${match[0]}`, remedy);
    }),
  ]);
