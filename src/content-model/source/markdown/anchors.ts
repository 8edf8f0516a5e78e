import Slugger, { slug } from 'github-slugger';

/** The other ids on an article's page. A test compares them with a built page. */
const reserved =
  /^(scripts|banner|content|contents|closing|key-takeaways|related-insights|footnotes|note-\d+|reference-\d+-\d+|_*gatsby.*)$/;

/**
 * Creates a function that returns unique anchors for an article's headings, in GitHub's format. If another element of
 * the page has the id, the anchor gets a prefix: "Scripts" becomes `#section-scripts`. A heading without letters
 * becomes `#section`.
 */
export function createAnchors(): (heading: string) => string {
  const slugger = new Slugger();
  return (heading) => {
    if (slug(heading) === '') return slugger.slug('section');
    const anchor = slugger.slug(heading);
    return reserved.test(anchor) ? slugger.slug(`section ${heading}`) : anchor;
  };
}
