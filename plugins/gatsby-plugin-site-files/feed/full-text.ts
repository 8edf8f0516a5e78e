type Article = Extract<
  Queries.FeedQuery['allInsight']['nodes'][number],
  { readonly __typename: 'BlogPost' }
>;
type Block = Article['blocks'][number];

/** Plain words as HTML, between tags or in an attribute. */
export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The largest picture that every reader can show, as an address of the site. */
const addressOf = (file: Block['file']) =>
  file?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? '';

function figure({ file, alt, caption }: Pick<Block, 'file' | 'alt' | 'caption'>): string {
  const image = `<img src="${escaped(addressOf(file))}" alt="${escaped(alt ?? '')}">`;
  return `<figure>${image}${caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''}</figure>`;
}

function list({ ordered, items }: Block): string {
  const entries = (items ?? []).map(
    ({ boldtext, text: rest }) =>
      `<li>${boldtext ? `<strong>${escaped(boldtext)}</strong> ` : ''}${rest}</li>`,
  );
  const name = ordered ? 'ol' : 'ul';
  return `<${name}>${entries.join('')}</${name}>`;
}

function quotation({ html, caption }: Block): string {
  const source = caption ? `<p>— ${escaped(caption)}</p>` : '';
  return `<blockquote>${html}${source}</blockquote>`;
}

/** The footnotes behind a line, under the names by which their references link to them. */
function notes({ footnotes }: Block): string {
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
      return notes(block);
    default:
      return block.html;
  }
}

/**
 * Makes every link and picture address of a piece of HTML absolute: a reader shows it far from its page.
 *
 * @param page the address of the page that the HTML belongs to
 */
export function withAbsoluteAddresses(html: string, page: string): string {
  return html.replace(
    /(<(?:a|img)\s(?:[^>]*?\s)?(?:href|src)=")([^"]*)"/g,
    (_, before: string, address: string) => `${before}${new URL(address, page).href}"`,
  );
}

/**
 * An article from its picture to its last line as HTML without styles, for readers of feeds.
 *
 * @param article the article as the feed's query gives it
 * @param labels the words over the key takeaways
 * @param page the article's own address
 */
export function fullText(
  { picture, keyTakeaways, blocks }: Pick<Article, 'picture' | 'keyTakeaways' | 'blocks'>,
  labels: { readonly keyTakeaways: string },
  page: string,
): string {
  const takeaways = keyTakeaways.map((takeaway) => `<li>${escaped(takeaway)}</li>`).join('');
  const html = [
    figure({ ...picture, caption: null }),
    `<h2>${escaped(labels.keyTakeaways)}</h2><ul>${takeaways}</ul>`,
    ...blocks.map(blockHtml),
  ];
  return withAbsoluteAddresses(html.join('\n'), page);
}
