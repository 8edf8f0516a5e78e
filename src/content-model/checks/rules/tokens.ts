import { fieldOf } from '../source/content-file';
import type { ContentFile } from '../source/content-file';
import type { Check } from './check';
import { mistakeAt, mistakeInBody } from './mistake-at';
import { textsOf } from './values';

/** What a template engine leaves behind. */
const leftover = /\{\{[^}]*\}?\}?|\}\}|<%[^%]*%?>?|%>|\$\{[^}]*\}?/;

/** What a writer leaves behind to fill in later, or `npm run new:post` for the writer: a draft may hold it. */
const note = /\[(?:TODO|TBD|FIXME|XXX)\b[^\]]*\]?|https:\/\/TODO\b\S*/i;

/** Filler of a layout, where an entry has words of its own. */
const filler = /\blorem ipsum\b/i;

/** A word in braces: the page puts something in its place where the field's description says so. */
const placeholder = /(?<![${])\{[a-z][a-z_]*\}(?!\})/gi;

const remedy = 'Write what it stands for, or remove it';

function strangePlaceholder(text: string, description = ''): string | undefined {
  return text.match(placeholder)?.find((word) => !description.includes(word));
}

/** The expressions whose matches may not stand in a file. */
function unwanted({ data, subject }: ContentFile): RegExp[] {
  const isDraft = fieldOf(data, 'draft') === true;
  return [leftover, ...(isDraft ? [] : [note]), ...(subject.list ? [filler] : [])];
}

const firstMatch = (expressions: readonly RegExp[], text: string) =>
  expressions.map((expression) => expression.exec(text)).find(Boolean);

/** Template tokens that nothing replaces: a visitor would read them. */
export const checkTokens: Check = ({ files }) =>
  files.flatMap((file) => [
    ...textsOf(file).flatMap(({ path, text, schema }) => {
      const [token] = firstMatch(unwanted(file), text) ?? [];
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
      const expressions = [...unwanted(file), new RegExp(placeholder, 'i')];
      const match = firstMatch(expressions, text);
      if (!match) return [];
      const before = text.slice(0, match.index).split('\n').length - 1;
      return mistakeInBody(file, line + before, `has the template token ${match[0]}`, remedy);
    }),
  ]);
