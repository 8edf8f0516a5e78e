import { Drawing } from './Drawing';

const sample = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 30 9v14l-14 7-14-7V9z"/></svg>',
  width: 32,
  height: 32,
};

export const samples = {
  drawing: <Drawing {...sample} />,
  'on ink': (
    <div data-surface="ink">
      <Drawing {...sample} />
    </div>
  ),
};
