import { labels } from '../../labels';
import * as css from './UnpublishedBadge.module.css';

/**
 * Marks an entry that is not published yet. Published builds have no such entries
 * (content-model/source/publication.ts), so `reason` is always null there.
 */
export function UnpublishedBadge({ reason }: { reason: Queries.Unpublished | null }) {
  if (!reason) return null;
  const label = reason === 'draft' ? labels.insights.draftBadge : labels.insights.scheduledBadge;
  return <span className={css.mark}>{label}</span>;
}
