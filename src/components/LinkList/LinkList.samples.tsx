import { LinkList } from './LinkList';

const links = [
  { label: 'Our clients', link: '/client' },
  { label: 'Insights', link: '/insights/blog' },
];

export const samples = { links: <LinkList links={links} /> };
