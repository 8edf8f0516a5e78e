import Slugger from 'github-slugger';

/** The style name that may end a block, such as `{.wide}`: no part of a heading's words. */
const styleName = /\s*\{\.[a-z-]+\}$/;

/**
 * The anchors of an article's headings, unique within it, as the article blocks have them
 * (src/content-model/entries/article-blocks.ts).
 *
 * @param headings the words of the headings, in their order
 */
export function headingAnchors(headings: readonly string[]): ReadonlySet<string> {
  const slugger = new Slugger();
  return new Set(headings.map((words) => slugger.slug(words.replace(styleName, ''))));
}
