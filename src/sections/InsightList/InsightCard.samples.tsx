import { samplePicture } from '../../components/Picture/samplePicture';
import { InsightCard } from './InsightCard';

const labels = {
  category: 'Category:',
  knowMore: 'Know more',
  download: 'Download',
  newTab: 'Opens a new tab',
};
const insight: Queries.InsightCardFragment = {
  id: 'sample',
  type: 'blog',
  heading: 'A sample post',
  date: '2024-11-11',
  category: 'Compliance',
  description: ['One sentence about it.'],
  navTo: '/home',
  picture: samplePicture,
  unpublished: null,
};

export const samples = {
  'blog article': <InsightCard insight={insight} labels={labels} />,
  draft: <InsightCard insight={{ ...insight, unpublished: 'draft' }} labels={labels} />,
  'fact sheet': <InsightCard insight={{ ...insight, type: 'factsheet' }} labels={labels} />,
};
