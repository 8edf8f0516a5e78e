import * as css from './UnpublishedBadge.module.css';

// Not in `content/`, since only writers see the badge, in development and previews.
const labels = { draft: 'Draft', scheduled: 'Not yet published' } as const;

/**
 * Marks an entry that is not published yet. Published builds have no such entries
 * (content-model/source/publication.ts), so `reason` is always null there.
 */
export function UnpublishedBadge({ reason }: { reason: keyof typeof labels | null }) {
  return reason && <span className={css.mark}>{labels[reason]}</span>;
}
