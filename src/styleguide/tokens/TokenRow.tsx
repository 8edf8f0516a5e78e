import type { ReactNode } from 'react';
import * as css from './TokenRow.module.css';

interface TokenRowProps {
  name: string;
  /** The value as people read it. */
  value: string;
  children: ReactNode;
}

/** A token, its value, and what it looks like. */
export function TokenRow({ name, value, children }: TokenRowProps) {
  return (
    <div className={css.row}>
      <p className={css.name}>
        {name}
        <span className={css.value}>{value}</span>
      </p>
      <div className={css.shown}>{children}</div>
    </div>
  );
}
