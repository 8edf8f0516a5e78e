import { Fold } from './Fold';

export const samples = {
  fold: (
    <div style={{ position: 'relative' }}>
      <h4 id="sample-fold">Folds on phones</h4>
      <Fold labelledBy="sample-fold">
        <p>Always visible in wide windows</p>
      </Fold>
    </div>
  ),
};
