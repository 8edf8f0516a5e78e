import Slugger from 'github-slugger';

/** The ids that the page of an article has besides its headings; a test compares them with a built page. */
const reserved =
  /^(scripts|content|contents|closing|key-takeaways|related-insights|footnotes|note-\d+|reference-\d+-\d+|_*gatsby.*)$/;

/**
 * The anchors of one article's headings, as GitHub makes them, each at most once. A heading whose anchor is an id of
 * the page gets a prefix: "Scripts" is `#section-scripts`.
 *
 * @returns gives the anchor of the next heading by its words
 */
export function createAnchors(): (words: string) => string {
  const slugger = new Slugger();
  return (words) => {
    const anchor = slugger.slug(words);
    return reserved.test(anchor) ? slugger.slug(`section ${words}`) : anchor;
  };
}
