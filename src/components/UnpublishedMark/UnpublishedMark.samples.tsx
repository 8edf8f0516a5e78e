import { UnpublishedMark } from './UnpublishedMark';

export const samples = {
  draft: <UnpublishedMark reason="draft" />,
  scheduled: <UnpublishedMark reason="scheduled" />,
};
