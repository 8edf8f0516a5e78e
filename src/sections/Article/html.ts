/** The props of an element with HTML. The HTML is safe: the content checks refuse HTML in Markdown. */
export const htmlProps = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** The text of a heading's HTML. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&');
