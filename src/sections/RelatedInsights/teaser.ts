/** A link to an entry of the insights hub, as the build puts it into a page's context. */
export interface Teaser {
  readonly heading: string;
  /** An ISO day or date-time. */
  readonly date: string;
  /** A page of this site, or an address that starts with http. */
  readonly navTo: string;
}
