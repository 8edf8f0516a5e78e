import path from 'node:path';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root as Markdown } from 'mdast';
import { createAnchors } from '../source/markdown/anchors';
import { decoded } from '../source/markdown/decoded';
import { treeOf } from '../source/markdown/parse';
import { fileOf, markdownOf } from '../source/node-sources';
import { articleHtml, contentHtml, contentOf, footnotesHeading } from './article-html';
import { elementsOf, isBlank, isElement, plainText } from './elements';
import { fileAt, nodeGetter, type Resolver } from './node-model';

/** A block of an article, without the fields that its type does not have. */
type ArticleBlock = Pick<Queries.ArticleBlock, 'type' | 'html'> &
  Partial<Omit<Queries.ArticleBlock, 'file'>> & {
    /** The path of the picture, relative to the Markdown file. */
    src?: string;
  };

/** A list item, split into the bold words at its start and the rest. */
function listItem(item: Element): Queries.ArticleListItem {
  const [first, ...rest] = contentOf(item);
  const isBold = first && isElement(first) && first.tagName === 'strong';
  return isBold
    ? { boldtext: toHtml(first.children), text: toHtml(rest).trimEnd() }
    : { boldtext: null, text: contentHtml(item) };
}

/** The block of a paragraph: 'image' or 'boldtext' if it contains nothing else, otherwise 'paragraph'. */
function paragraph(element: Element): ArticleBlock {
  const children = element.children.filter((child) => !isBlank(child));
  const [only] = children;
  if (children.length === 1 && only && isElement(only)) {
    const { src, alt, title } = only.properties;
    if (only.tagName === 'img') {
      return {
        type: 'image',
        html: '',
        src: decoded(String(src)),
        alt: String(alt ?? ''),
        caption: title ? String(title) : null,
      };
    }
    if (only.tagName === 'strong') return { type: 'boldtext', html: toHtml(only.children) };
  }
  return { type: 'paragraph', html: toHtml(element.children) };
}

/** From this number of letters on, a cell's text is a sentence. */
const sentenceLength = 60;

/**
 * A table, whose column headings are also its caption, and its name if no heading is above it. In a table of sentences
 * with three or more columns, the first cell of a row is its heading, and each other cell names its column, for windows
 * in which the cells are stacked.
 */
function table(element: Element, heading?: string): ArticleBlock {
  const parts = elementsOf(element);
  const headings = parts.filter(({ tagName }) => tagName === 'th').map(plainText);
  const rows = parts
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => row.children.filter(isElement).filter(({ tagName }) => tagName === 'td'));
  const hasSentences =
    headings.length > 2 && rows.flat().some((cell) => plainText(cell).length >= sentenceLength);
  // A narrow column does not break an identifier, such as ISO-27001, at its hyphen.
  for (const cell of rows.flat()) {
    if (/^(?=\S{3,24}$).+-/.test(plainText(cell))) cell.properties.dataWord = '';
  }
  for (const [first, ...others] of hasSentences ? rows : []) {
    if (first) {
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
    for (const [index, cell] of others.entries()) cell.properties.dataColumn = headings[index + 1];
  }
  const caption = headings.join(', ');
  Object.assign(element.properties, heading ? { ariaLabelledBy: heading } : { ariaLabel: caption });
  return {
    type: 'table',
    html: toHtml(element),
    caption,
    style: hasSentences ? 'sentences' : null,
  };
}

/** A quotation. If its last paragraph is plain text that begins with a dash, it is the source. */
function quotation(element: Element): ArticleBlock {
  const children = element.children.filter((child) => !isBlank(child));
  const last = children.length > 1 ? children.at(-1) : undefined;
  const isPlain =
    last &&
    isElement(last) &&
    last.tagName === 'p' &&
    last.children.every(({ type }) => type === 'text');
  const [, caption = null] = (isPlain && /^[—–]\s*(.+)$/.exec(plainText(last))) || [];
  const shown = caption ? children.slice(0, -1) : children;
  return { type: 'quotation', html: toHtml(shown), caption };
}

/**
 * Splits an article's body into typed blocks (docs/decisions/0018-article-blocks.md): a heading is 'bluetext', a bold
 * paragraph 'boldtext', a picture 'image', anything else 'prose'. Headings get unique anchors; footnotes come last.
 */
export function blocksOf(markdown: Markdown): ArticleBlock[] {
  const { body, footnotes: notes } = articleHtml(markdown);
  const anchorOf = createAnchors();
  let above: string | undefined;

  function blockOf(element: Element): ArticleBlock {
    const heading = /^h([1-6])$/.exec(element.tagName);
    if (heading) {
      const caption = plainText(element);
      above = anchorOf(caption);
      const level = Number(heading[1]);
      return { type: 'bluetext', html: toHtml(element.children), anchor: above, level, caption };
    }
    if (element.tagName === 'p') return paragraph(element);
    if (element.tagName === 'ul' || element.tagName === 'ol') {
      const items = element.children.filter(isElement).map(listItem);
      const start = Number(element.properties.start ?? 1);
      return { type: 'list', html: '', ordered: element.tagName === 'ol', start, items };
    }
    if (element.tagName === 'table') return table(element, above);
    if (element.tagName === 'blockquote') return quotation(element);
    return { type: 'prose', html: toHtml(element) };
  }

  const blocks = body.children.filter(isElement).map((element) => {
    // The name at the end of the block (`{.wide}`).
    const { dataStyle, ...properties } = element.properties;
    const block = blockOf(Object.assign(element, { properties }));
    return { ...block, style: dataStyle ? String(dataStyle) : (block.style ?? null) };
  });
  if (notes.length === 0) return blocks;
  const footnotes = notes.map(({ body, ...note }) => ({ ...note, html: contentHtml(body) }));
  return [...blocks, { type: 'footnotes', html: '', anchor: footnotesHeading, footnotes }];
}

/** Resolves the Markdown of a post, a fact sheet or a text page. */
export const articleMarkdown: Resolver<string> = async (node, _args, context) => {
  const isPage = node.internal.type === 'TextPage';
  const brand = isPage ? await context.nodeModel.findOne({ type: 'Brand', query: {} }) : undefined;
  return markdownOf(node, nodeGetter(context), brand);
};

/** Resolves BlogPost.blocks and TextPage.blocks, with pictures as File nodes. */
export const articleBlocks: Resolver<object[]> = async (node, args, context) => {
  const { absolutePath } = fileOf(node, nodeGetter(context));
  const folder = path.posix.dirname(String(absolutePath));
  const tree = treeOf(await articleMarkdown(node, args, context));
  return Promise.all(
    blocksOf(tree).map(async (block) => {
      if (!block.src) return block;
      const file = await fileAt(path.posix.join(folder, block.src), context);
      return { ...block, file: file?.id };
    }),
  );
};

const wordsPerMinute = 265;

/** The reading time of a Markdown text in minutes, at least one. */
export function readingMinutes(text: string): number {
  const withoutUrls = text.replace(/\]\([^)]*\)/g, ']');
  const words = withoutUrls.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** Resolves BlogPost.minutes. */
export const articleMinutes: Resolver<number> = async (...args) =>
  readingMinutes(await articleMarkdown(...args));
