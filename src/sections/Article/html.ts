/** The properties of an element that shows HTML of the build: it comes from Markdown, in which HTML is refused. */
export const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The words of a heading's HTML. */
export const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&');
