import * as css from './UnpublishedBadge.module.css';

/** The mark's words: for writers, on the development server only, and so no part of the site's content. */
const words = { draft: 'Draft', scheduled: 'Not yet published' } as const;

/**
 * Tells a writer that readers don't see an entry yet, and why. A production build holds no such entry
 * (content-model/entries/publication.ts): `reason` is always null there, and nothing is shown.
 */
export function UnpublishedBadge({ reason }: { reason: keyof typeof words | null }) {
  return reason && <span className={css.mark}>{words[reason]}</span>;
}
