import { Excerpt } from './Excerpt';
import { KeyFeatures } from './KeyFeatures';

const row = { label: 'Risk', value: 'Challenge closed', status: null, scale: null };
const done = { label: 'Approved', tone: 'done' } as const;
const open = { label: 'Conditional', tone: 'open' } as const;
const alert = { label: 'Above limit', tone: 'alert' } as const;

const rows = [
  { ...row, status: done },
  { ...row, label: 'Compliance', status: open },
  { ...row, label: 'IT security', status: alert, scale: { filled: 60, limit: 40 } },
];

const cards = ['Intake', 'Assessment', 'Sign-offs', 'Affects', 'Review'].map((caption) => ({
  heading: `A feature: ${caption}`,
  subheadings: 'What the feature does, in one to three sentences.',
  excerpt: { caption, chain: null, rows },
}));

export const samples = {
  rows: <Excerpt caption="Sign-offs" chain={null} rows={rows} />,
  chain: <Excerpt caption="Affects" chain rows={rows} />,
  section: (
    <KeyFeatures
      heading="Key Features"
      record={{ name: 'Change 1: a sample', note: 'Illustrative' }}
      cards={cards}
    />
  ),
};
