import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { Nodes } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { nodesOf, ofType, parseBody } from '../../src/content-model/source/markdown/parse';
import { textOf } from '../../src/content-model/source/content-file';
import { parseMarkdown } from '../../src/content-model/source/parse-markdown';
import { takeStyle } from '../../src/content-model/nodes/article-blocks';
import { elementsOf } from '../../src/content-model/nodes/elements';
import { escapeHtml } from '../../src/server/recipient-name';
import { withMailVariables } from '../../src/content-model/source/markdown/placeholders';

/** Styles are attributes, since mail programs drop style sheets. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin: 0 0 16px',
  a: 'color: #0b5cad; font-weight: bold',
};

/** A text in a document that all mail programs show. */
const page = (subject: string, preview: string, body: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escapeHtml(subject)}</title>
  </head>
  <body style="margin: 0; padding: 24px; background: #fff; color: #0a1828; font: 16px/1.5 Arial, sans-serif">
    <div style="display: none">${escapeHtml(preview)}</div>
    <div style="max-width: 560px; margin: 0 auto">
${body}
    </div>
  </body>
</html>
`;

/**
 * The words of a part of the text, with each link's address after its words. The content check refuses other parts
 * (src/content-model/rules/mail.ts).
 */
function plain(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'list') {
    const sign = (index: number) => (node.ordered ? `${(node.start ?? 1) + index}.` : '-');
    return node.children.map((item, index) => `${sign(index)} ${plain(item)}`).join('\n');
  }
  const words = 'children' in node ? node.children.map(plain).join('') : '';
  return node.type === 'link' ? `${words}: ${node.url}` : words;
}

/** A variable in the provider's notation. */
const mergeTag = (name: string) => `*|${name}|*`;

/**
 * The fact-sheet email's template for the mail provider, from `content/mail/fact-sheet.md`.
 *
 * @param root the folder that contains `content/`
 * @throws Error if the file cannot be read; `npm run content:check` says why
 */
export function mailTemplate(root = '.') {
  const file = path.join(root, 'content/mail/fact-sheet.md');
  const { content } = parseMarkdown(readFileSync(file, 'utf8'));
  const subject = textOf(content?.data, 'subject');
  const preview = textOf(content?.data, 'preview');
  if (!content?.body || !subject || !preview) throw new Error(`${file} cannot be read`);
  const markdown = parseBody(content.body.text);
  const site: unknown = JSON.parse(readFileSync(path.join(root, 'content/site.json'), 'utf8'));
  // Mail programs do not know the site.
  for (const { node } of ofType(nodesOf(markdown), 'link')) {
    node.url = node.url.replace(/^(?=\/)/, textOf(site, 'url') ?? '');
  }
  const html = toHast(markdown);
  if (html.type !== 'root') throw new TypeError('The Markdown gives no HTML');
  for (const element of elementsOf(html)) {
    takeStyle(element);
    const style = styles[element.tagName];
    if (style) element.properties.style = style;
  }
  // Markdown encodes braces in addresses.
  const body = toHtml(html).replace(/%7B(\w+)%7D/g, '{$1}');
  const text = markdown.children.map(plain).join('\n\n');
  return {
    subject,
    html: withMailVariables(page(subject, preview, body), mergeTag),
    text: `${withMailVariables(text, mergeTag)}\n`,
  };
}
