declare module 'github-slugger' {
  /** Makes anchors out of headings, as GitHub does; each at most once (github-slugger 1.5, MIT). */
  export default class Slugger {
    slug(text: string): string;
  }
}
