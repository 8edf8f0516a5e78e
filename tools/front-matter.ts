import { parse, stringify } from 'yaml';

/** The front matter of a Markdown file and the text below it; undefined for a file without front matter. */
export function splitMarkdown(text: string): { fields: unknown; body: string } | undefined {
  const [, frontMatter, body = ''] = /^---\n(.*?\n)---(?:\n(.*))?$/s.exec(text) ?? [];
  return frontMatter === undefined ? undefined : { fields: parse(frontMatter), body };
}

/** A Markdown file as the editor writes it. */
export function joinMarkdown(fields: unknown, body: string): string {
  const frontMatter = stringify(fields, { lineWidth: 0, singleQuote: true });
  return `---\n${frontMatter}---\n${body.trim() && `\n${body.trim()}\n`}`;
}
