import type { RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { elementsOf } from '../../../src/content-model/nodes/elements';

type Article = Extract<
  Queries.FeedQuery['allInsight']['nodes'][number],
  { readonly __typename: 'BlogPost' }
>;
type Block = Article['blocks'][number];

/** HTML from the build as part of a tree. */
const raw = (value: string) => fromHtml(value, { fragment: true }).children;

/** The path of a picture's JPEG, which every feed reader supports. */
const srcOf = (file: Block['file']) => file?.pictureData?.images.fallback?.src ?? '';

const figure = ({ file, alt, caption }: Pick<Block, 'file' | 'alt' | 'caption'>) =>
  h('figure', [
    h('img', { src: srcOf(file), alt: alt ?? '' }),
    ...(caption ? [h('figcaption', caption)] : []),
  ]);

function blockNodes({ type, html, level, footnotes, ...block }: Block): RootContent[] {
  const { caption, ordered, start, items } = block;
  switch (type) {
    case 'bluetext':
      return [h(`h${level ?? 2}`, raw(html))];
    case 'image':
      return [figure(block)];
    case 'list': {
      const entries = (items ?? []).map((item) => h('li', raw(item.html)));
      return [ordered ? h('ol', start === 1 ? {} : { start }, entries) : h('ul', entries)];
    }
    case 'boldtext':
      return [h('p', h('strong', raw(html)))];
    case 'paragraph':
      return [h('p', raw(html))];
    case 'quotation':
      return [h('blockquote', [...raw(html), ...(caption ? [h('p', `— ${caption}`)] : [])])];
    case 'footnotes':
      return [
        h('hr'),
        h(
          'ol',
          footnotes?.map((note) => h('li', { id: note.id }, raw(note.html))),
        ),
      ];
    default:
      return raw(html);
  }
}

/** Nodes as HTML, one per line. Feed readers show it outside its page, so URLs become absolute. */
function toFeedHtml(nodes: readonly RootContent[], pageUrl: string): string {
  const tree = h(
    null,
    nodes.flatMap((node) => [node, '\n']),
  );
  for (const { properties } of elementsOf(tree)) {
    for (const name of ['href', 'src']) {
      if (name in properties) properties[name] = new URL(String(properties[name]), pageUrl).href;
    }
  }
  return toHtml(tree).trim();
}

/**
 * The full text of an article as HTML, for feed readers.
 *
 * @param article the article from the feed's query
 * @param labels the heading of the key takeaways
 * @param pageUrl the URL of the article
 */
export function fullText(
  { picture, keyTakeaways, blocks }: Pick<Article, 'picture' | 'keyTakeaways' | 'blocks'>,
  labels: { readonly keyTakeaways: string },
  pageUrl: string,
): string {
  const nodes = [
    figure({ ...picture, caption: null }),
    h('h2', labels.keyTakeaways),
    h(
      'ul',
      keyTakeaways.map((takeaway) => h('li', takeaway)),
    ),
    ...blocks.flatMap(blockNodes),
  ];
  return toFeedHtml(nodes, pageUrl);
}

/** Paragraphs of plain text as HTML. */
export const paragraphs = (texts: readonly string[]): string =>
  toHtml(
    h(
      null,
      texts.map((text) => h('p', text)),
    ),
  );
