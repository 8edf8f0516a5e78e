import type { ReactNode } from 'react';
import * as css from './SideBySide.module.css';

/** Two sections, side by side in wide windows. Both backgrounds reach the edge of the window. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
