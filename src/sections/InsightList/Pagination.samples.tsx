import { Pagination } from './Pagination';

const list = {
  labels: { pages: 'Pages', newer: 'Newer', older: 'Older' },
  pageCount: 3,
  addressOfPage: () => '/insights/blog',
};

export const samples = {
  'first page': <Pagination {...list} page={1} />,
  'middle page': <Pagination {...list} page={2} />,
  'last page': <Pagination {...list} page={3} />,
  'long list': <Pagination {...list} page={6} pageCount={12} />,
};
