declare module 'github-slugger' {
  /** Creates unique anchors from headings, like GitHub. */
  export default class Slugger {
    slug(text: string): string;
  }
}
