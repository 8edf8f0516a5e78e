import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { takeStyle } from '../../../src/content-model/nodes/article-blocks';
import { articleHtml } from '../../../src/content-model/nodes/article-html';
import { elementsOf, isElement } from '../../../src/content-model/nodes/elements';
import { parseBody } from '../../../src/content-model/source/markdown/parse';

/** An article for the feed. */
interface Article {
  /** Its Markdown. */
  text: string;
  keyTakeaways: readonly string[];
  /** The alternative text of the picture in its header. */
  alt: string;
  /** The paths of that picture and of those in the text, in order: JPEGs, which every feed reader supports. */
  pictures: readonly string[];
}

/** A paragraph that is a picture becomes a figure, with its title as the caption; any other block loses its style name. */
function asFigure(block: Element): Element {
  takeStyle(block);
  const [picture] = block.children;
  if (!picture || !isElement(picture) || picture.tagName !== 'img') return block;
  const { title, ...properties } = picture.properties;
  return h('figure', h('img', properties), title ? h('figcaption', String(title)) : null);
}

/**
 * The full text of an article as HTML, one block per line. Feed readers show it outside its page, so URLs become absolute.
 *
 * @param heading the heading of the key takeaways
 * @param pageUrl the URL of the article
 */
export function fullText({ text, ...article }: Article, heading: string, pageUrl: string): string {
  const { body, footnotes } = articleHtml(parseBody(text));
  const notes = footnotes.map(({ id, body: { children } }) => h('li', { id }, children));
  const blocks: RootContent[] = [
    h('figure', h('img', { src: '', alt: article.alt })),
    h('h2', heading),
    h(
      'ul',
      article.keyTakeaways.map((takeaway) => h('li', takeaway)),
    ),
    ...body.children.filter(isElement).map(asFigure),
    ...(notes.length > 0 ? [h('hr'), h('ol', notes)] : []),
  ];
  const tree = h(
    null,
    blocks.flatMap((block) => [block, '\n']),
  );
  const pictures = [...article.pictures];
  for (const { tagName, properties } of elementsOf(tree)) {
    if (tagName === 'img') properties.src = pictures.shift();
    for (const name of ['href', 'src']) {
      if (name in properties) properties[name] = new URL(String(properties[name]), pageUrl).href;
    }
  }
  return toHtml(tree).trim();
}

/** Paragraphs of plain text as HTML. */
export const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => toHtml(h('p', text))).join('');
