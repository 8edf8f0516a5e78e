import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { articleHtml } from '../../src/content-model/nodes/article-html';
import { elementsOf, isElement } from '../../src/content-model/nodes/elements';

type Post = Extract<
  Queries.FeedQuery['allInsight']['nodes'][number],
  { readonly __typename: 'BlogPost' }
>;
type Article = Pick<Post, 'keyTakeaways' | 'picture' | 'blocks'>;

/** The paths of an article's pictures, that of its header first: JPEGs, which every feed reader supports. */
const picturesOf = ({ picture, blocks }: Article) =>
  [picture, ...blocks].flatMap(({ file }) => file?.gatsbyImageData?.images.fallback?.src ?? []);

/**
 * The full text of an article as HTML. Feed readers show it outside its page, so URLs become absolute, and the titles of
 * pictures captions.
 *
 * @param markdown its text
 * @param heading the heading of the key takeaways
 * @param pageUrl the URL of the article
 */
export function fullText(
  article: Article,
  markdown: Root,
  heading: string,
  pageUrl: string,
): string {
  const { body, footnotes } = articleHtml(markdown);
  const takeaways = article.keyTakeaways?.map((takeaway) => h('li', takeaway));
  const notes = footnotes.map(({ id, body: { children } }) => h('li', { id }, children));
  const tree = h(null, [
    h('p', h('img', { src: '', alt: article.picture.alt })),
    ...(takeaways ? [h('h2', heading), h('ul', takeaways)] : []),
    ...body.children,
    ...(notes.length > 0 ? [h('hr'), h('ol', notes)] : []),
  ]);
  const pictures = picturesOf(article);
  for (const element of elementsOf(tree)) {
    const { properties, children } = element;
    const [first] = children;
    delete properties.dataStyle;
    if (element.tagName === 'img') properties.src = pictures.shift();
    if (element.tagName === 'p' && first && isElement(first) && first.tagName === 'img') {
      const { title } = first.properties;
      element.tagName = 'figure';
      if (title) children.push(h('figcaption', String(title)));
    }
    for (const name of ['href', 'src']) {
      if (name in properties) properties[name] = new URL(String(properties[name]), pageUrl).href;
    }
  }
  return toHtml(tree);
}

/** Paragraphs of plain text as HTML. */
export const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => toHtml(h('p', text))).join('');
