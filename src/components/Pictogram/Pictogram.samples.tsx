import { Pictogram } from './Pictogram';

export const samples = {
  pictogram: (
    <div style={{ inlineSize: 'var(--target)' }}>
      <Pictogram path="M16 2 30 9v14l-14 7-14-7V9z" />
    </div>
  ),
};
