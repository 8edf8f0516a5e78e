import { InsightSwitcher } from './InsightSwitcher';

const lists = [
  { type: 'blog', label: 'Blogs' },
  { type: 'factsheet', label: 'Fact Sheets' },
  { type: 'news', label: 'News' },
];

export const samples = {
  'the first list': <InsightSwitcher name="Lists" lists={lists} current="blog" />,
};
