import { stringify } from 'yaml';

/** A Markdown file as the editor writes it. */
export function joinMarkdown(fields: unknown, body: string): string {
  const frontMatter = stringify(fields, { lineWidth: 0, singleQuote: true });
  return `---\n${frontMatter}---\n${body.trim() && `\n${body.trim()}\n`}`;
}
