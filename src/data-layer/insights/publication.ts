/**
 * Tells whether an entry belongs in the published site: no draft, and its day has come.
 *
 * @param frontmatter `draft` (boolean) and `date` (an ISO day or date-time) as written
 * @param today the moment of the build
 */
export function isPublished(frontmatter: Record<string, unknown>, today: Date): boolean {
  return frontmatter.draft !== true && new Date(String(frontmatter.date)) <= today;
}
