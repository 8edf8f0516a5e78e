import path from 'node:path';
import type { Element, ElementContent, Node as HastNode } from 'hast';
import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import type { Node } from 'gatsby';
import { parseBody } from '../checks/body/parse';
import type { ResolverContext } from '../schema/resolver-context';
import { createAnchors } from './anchors';
import { elementsOf, isElement } from './elements';
import { takeFootnotes } from './footnotes';
import { safeHtml } from './safe-html';
import { withSiteFacts } from './site-facts';

/** A block of an article, without the fields that its type does not have. */
type ArticleBlock = Pick<Queries.ArticleBlock, 'type' | 'html'> &
  Partial<Omit<Queries.ArticleBlock, 'file'>> & {
    /** The path of the picture, relative to the Markdown file. */
    src?: string;
  };

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
};

/** Removes a style name such as `{.wide}` from the end of a block and returns it. */
function takeStyle(element: Element): string | null {
  const last = element.children.at(-1);
  const match = last?.type === 'text' ? /\s*\{\.([a-z-]+)\}$/.exec(last.value) : null;
  if (!match || last?.type !== 'text') return null;
  last.value = last.value.slice(0, match.index);
  return match[1] ?? null;
}

/** A list item, split into the bold text at its start and the rest. */
function listItem(item: Element): { boldtext: string | null; text: string } {
  const content = item.children.flatMap((child) =>
    isElement(child) && child.tagName === 'p' ? child.children : [child],
  );
  const [first, ...rest] = content.filter((child, index) => index > 0 || !isBlank(child));
  const isBold = first && isElement(first) && first.tagName === 'strong';
  return {
    boldtext: isBold ? textOf(first) : null,
    text: toHtml(isBold ? rest : content).trim(),
  };
}

/** The block of a paragraph: 'image' or 'boldtext' if it contains nothing else, otherwise 'paragraph'. */
function paragraph(element: Element, style: string | null): ArticleBlock {
  const children = element.children.filter((child) => !isBlank(child));
  const [only] = children;
  if (children.length === 1 && only && isElement(only)) {
    const { src, alt, title } = only.properties ?? {};
    if (only.tagName === 'img') {
      return {
        type: 'image',
        html: '',
        src: decodeURI(String(src)),
        alt: String(alt ?? ''),
        caption: title ? String(title) : null,
        style,
      };
    }
    if (only.tagName === 'strong') return { type: 'boldtext', html: toHtml(only.children), style };
  }
  return { type: 'paragraph', html: toHtml(element.children), style };
}

/** A table, with `scope` on its column headings. The headings are also its caption. */
function table(element: Element, style: string | null): ArticleBlock {
  const headings = elementsOf(element).filter(({ tagName }) => tagName === 'th');
  for (const heading of headings) heading.properties = { ...heading.properties, scope: 'col' };
  const caption = headings.map(textOf).filter(Boolean).join(', ');
  return { type: 'table', html: toHtml(element), caption, style };
}

/** A quotation. If the last paragraph starts with a dash, it is the source. */
function quotation(element: Element, style: string | null): ArticleBlock {
  const paragraphs = element.children.filter((child) => !isBlank(child));
  const source = /^[—–]\s*(.+)$/s.exec(textOf(paragraphs.at(-1) ?? element))?.[1];
  const isSigned = source !== undefined && paragraphs.length > 1;
  return {
    type: 'quotation',
    html: toHtml(isSigned ? paragraphs.slice(0, -1) : paragraphs),
    caption: isSigned ? source.trim() : null,
    style,
  };
}

/** The id of the footnotes' heading. */
const footnotesHeading = 'footnotes';

/**
 * Splits an article's body into the block types of R114 (docs/decisions/0018-article-blocks.md): a heading is
 * 'bluetext', a bold paragraph 'boldtext', a picture 'image', anything else 'prose'. Headings get unique anchors;
 * footnotes come last.
 */
export function blocksOf(article: HastNode): ArticleBlock[] {
  const root = safeHtml(article);
  const anchorOf = createAnchors();
  const footnotes = takeFootnotes(root, footnotesHeading);
  const blocks = root.children.filter(isElement).map((element): ArticleBlock => {
    const style = takeStyle(element);
    const heading = /^h([1-6])$/.exec(element.tagName);
    if (heading) {
      const caption = textOf(element);
      return {
        type: 'bluetext',
        html: toHtml(element.children),
        anchor: anchorOf(caption),
        level: Number(heading[1]),
        caption,
        style,
      };
    }
    if (element.tagName === 'p') return paragraph(element, style);
    if (element.tagName === 'ul' || element.tagName === 'ol') {
      const items = element.children.filter(isElement).map(listItem);
      return { type: 'list', html: '', ordered: element.tagName === 'ol', items, style };
    }
    if (element.tagName === 'table') return table(element, style);
    if (element.tagName === 'blockquote') return quotation(element, style);
    return { type: 'prose', html: toHtml(element), style };
  });
  if (footnotes.length === 0) return blocks;
  return [...blocks, { type: 'footnotes', html: '', anchor: footnotesHeading, footnotes }];
}

/** The MarkdownRemark node of a post. */
const markdownOf = (post: Node, { nodeModel }: ResolverContext) =>
  nodeModel.getNodeById({ id: String(post.parent) });

/** The Markdown of a post or page, which may name fields of site.json. */
async function textOfNode(node: Node, context: ResolverContext): Promise<string> {
  const markdown = String(markdownOf(node, context).rawMarkdownBody);
  if (node.internal.type !== 'TextPage') return markdown;
  return withSiteFacts(markdown, await context.nodeModel.findOne({ type: 'Brand', query: {} }));
}

/**
 * Resolves BlogPost.blocks and TextPage.blocks, with pictures as File nodes. It parses the Markdown itself, like the content checks and the
 * fact sheets: gatsby-transformer-remark parses HTML a second time and stores each step on disk.
 */
export async function articleBlocks(
  post: Node,
  _args: unknown,
  context: ResolverContext,
): Promise<(ArticleBlock & { file?: string })[]> {
  const markdown = markdownOf(post, context);
  const source = context.nodeModel.getNodeById({ id: String(markdown.parent) });
  const body = toHast(parseBody(await textOfNode(post, context)));

  return Promise.all(
    blocksOf(body).map(async (block) => {
      if (!block.src) return block;
      const absolutePath = path.resolve(path.dirname(String(source.absolutePath)), block.src);
      const file = await context.nodeModel.findOne({
        type: 'File',
        query: { filter: { absolutePath: { eq: absolutePath } } },
      });
      return { ...block, file: file?.id };
    }),
  );
}

const wordsPerMinute = 265;

/** The minutes that it takes to read a Markdown text, at least one. */
export function readingMinutes(text: string): number {
  const withoutUrls = text.replace(/\]\([^)]*\)/g, ']');
  const words = withoutUrls.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** Resolves BlogPost.minutes. */
export const articleMinutes = (post: Node, _args: unknown, context: ResolverContext): number =>
  readingMinutes(String(markdownOf(post, context).rawMarkdownBody));
