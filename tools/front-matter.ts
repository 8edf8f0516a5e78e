import { stringify } from 'yaml';

/** A Markdown file with front matter. */
export function joinMarkdown(fields: unknown, body: string): string {
  const frontMatter = stringify(fields, { lineWidth: 0, singleQuote: true });
  return `---\n${frontMatter}---\n${body.trim() && `\n${body.trim()}\n`}`;
}
