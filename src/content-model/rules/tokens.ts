import { fieldOf, type ContentFile } from '../source/content-file';
import { withMailVariables, withSiteFacts } from '../source/markdown/placeholders';
import { lineAt } from '../source/parsed';
import { mistakeAt, type FileCheck } from './check';
import { textsOf } from './values';

/** Leftovers of a template engine, shortcodes of WordPress, macros of Confluence, and Word's broken references. */
const leftover =
  /\{[a-z][a-z-]*:[^{}\n]*\}|\{%[^%]*%?\}?|\{\{[^}]*\}?\}?|\}\}|<%[^%]*%?>?|%>|\$\{[^}]*\}?|\[\/?(?:caption|gallery|embed|vc_|et_pb_)[^\]]*\]?|\bError! (?:Reference source|Bookmark|Hyperlink reference|No bookmark) (?:not |name )\w+/;

/** Notes to fill in later, also those of `npm run new -- post`, and of chat programs. A draft may contain them. */
export const note =
  /\[(?:TODO|TBD|FIXME|XXX|insert|add|your|company name|citation needed|link to)\b[^\]]*\]?|\[(?:link|source|placeholder)\]|\bTODO:|\(citation needed\)|\?{3,}|https:\/\/TODO\b\S*|\bas an AI language model\b|\bas of my (?:last|latest) (?:knowledge )?(?:update|cut-?off)\b|^(?:would you like me to|let me know if you[’']d like)\b|^(?:meta (?:title|description)|slug|word count|focus keyword):|^(?:ChatGPT|Claude|Gemini|Copilot) said:|^(?:certainly|sure|of course)[!,.] here(?:[’']s| is| are)\b[^.:!]*/i;

/** Filler text, which only the clients page may contain. */
const filler = /\blorem ipsum\b/i;

/** A placeholder in braces, allowed where the field's description names it. */
const placeholder = /(?<![${])\{[a-z][a-z_]*\}(?!\})/gi;

const remedy = 'Write what it stands for, or remove it';

function strangePlaceholder(text: string, description = ''): string | undefined {
  return text.match(placeholder)?.find((word) => !description.includes(word));
}

/** The patterns that a file must not contain. */
function unwanted({ data, contentType }: ContentFile): RegExp[] {
  const isDraft = fieldOf(data, 'draft') === true;
  return [leftover, ...(isDraft ? [] : [note]), ...(contentType.list ? [filler] : [])];
}

/** A text without the placeholders that are replaced in its type of file. */
function withoutKnown(text: string, { contentType }: ContentFile): string {
  if (contentType.type === 'TextPage') return withSiteFacts(text, {});
  return contentType.type === 'FactSheetEmail' ? withMailVariables(text, () => '') : text;
}

const firstMatch = (expressions: readonly RegExp[], text: string) =>
  expressions.map((expression) => expression.exec(text)).find(Boolean);

/** Reports template tokens that nothing replaces. */
export const checkTokens: FileCheck = (file) => [
  ...textsOf(file).flatMap(({ path, text, schema }) => {
    const [token] = firstMatch(unwanted(file), text) ?? [];
    if (token) return mistakeAt(file, path, `has the template token ${token}`, remedy);
    const word = strangePlaceholder(text, schema.description);
    if (!word) return [];
    const known = schema.description?.match(placeholder)?.join(', ');
    const advice = known ? `Write ${known}` : remedy;
    return mistakeAt(file, path, `has ${word}, which nothing replaces`, advice);
  }),
  ...(file.body?.words ?? []).flatMap(({ text: written, line }) => {
    const text = withoutKnown(written, file);
    const expressions = [...unwanted(file), new RegExp(placeholder, 'i')];
    const match = firstMatch(expressions, text);
    if (!match) return [];
    const place = line - 1 + lineAt(text, match.index);
    return mistakeAt(file, place, `has the template token ${match[0]}`, remedy);
  }),
];
