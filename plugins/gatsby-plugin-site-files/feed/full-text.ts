type Article = Extract<
  Queries.FeedQuery['allInsight']['nodes'][number],
  { readonly __typename: 'BlogPost' }
>;
type Block = Article['blocks'][number];

/** Escapes text for HTML, in content and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The path of a picture's JPEG, which every feed reader supports. */
const srcOf = (file: Block['file']) =>
  file?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? '';

function figure({ file, alt, caption }: Pick<Block, 'file' | 'alt' | 'caption'>): string {
  const image = `<img src="${escapeHtml(srcOf(file))}" alt="${escapeHtml(alt ?? '')}">`;
  return `<figure>${image}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`;
}

function list({ ordered, items }: Block): string {
  const entries = (items ?? []).map(
    ({ boldtext, text }) =>
      `<li>${boldtext ? `<strong>${escapeHtml(boldtext)}</strong> ` : ''}${text}</li>`,
  );
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${entries.join('')}</${tag}>`;
}

function quotation({ html, caption }: Block): string {
  const source = caption ? `<p>— ${escapeHtml(caption)}</p>` : '';
  return `<blockquote>${html}${source}</blockquote>`;
}

/** The footnotes below a rule, with the ids that their references link to. */
function footnoteList({ footnotes }: Block): string {
  const items = (footnotes ?? []).map(({ id, html }) => `<li id="${id}">${html}</li>`);
  return `<hr><ol>${items.join('')}</ol>`;
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'bluetext':
      return `<h${block.level ?? 2}>${block.html}</h${block.level ?? 2}>`;
    case 'image':
      return figure(block);
    case 'list':
      return list(block);
    case 'boldtext':
      return `<p><strong>${block.html}</strong></p>`;
    case 'paragraph':
      return `<p>${block.html}</p>`;
    case 'quotation':
      return quotation(block);
    case 'footnotes':
      return footnoteList(block);
    default:
      return block.html;
  }
}

/**
 * Makes the URLs of links and pictures absolute, since feed readers show the HTML outside of its page.
 *
 * @param pageUrl the URL of the page
 */
export function withAbsoluteUrls(html: string, pageUrl: string): string {
  return html.replace(
    /(<(?:a|img)\s(?:[^>]*?\s)?(?:href|src)=")([^"]*)"/g,
    (_, before: string, url: string) => `${before}${new URL(url, pageUrl).href}"`,
  );
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
  const takeaways = keyTakeaways.map((takeaway) => `<li>${escapeHtml(takeaway)}</li>`).join('');
  const html = [
    figure({ ...picture, caption: null }),
    `<h2>${escapeHtml(labels.keyTakeaways)}</h2><ul>${takeaways}</ul>`,
    ...blocks.map(blockHtml),
  ];
  return withAbsoluteUrls(html.join('\n'), pageUrl);
}
