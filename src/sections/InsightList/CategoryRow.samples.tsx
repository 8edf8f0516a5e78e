import { CategoryRow } from './CategoryRow';

const categories = ['All', 'Compliance', 'Fraud'].map((label) => ({ label, slug: label }));
const row = { name: 'Categories', path: '/insights/blog', categories };

export const samples = {
  all: <CategoryRow {...row} current={null} />,
  'one category': <CategoryRow {...row} current="Fraud" />,
};
