import { UnpublishedBadge } from '../UnpublishedBadge/UnpublishedBadge';

export const samples = {
  draft: <UnpublishedBadge reason="draft" />,
  scheduled: <UnpublishedBadge reason="scheduled" />,
};
