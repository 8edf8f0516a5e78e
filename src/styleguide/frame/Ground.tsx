import type { ReactNode } from 'react';
import type { Surface } from '../../components/Band/Band';
import * as css from './Ground.module.css';

/** The grounds that the site has. */
export const surfaces: readonly Surface[] = ['paper', 'mist', 'ink'];

/** A piece of one of the site's grounds: what stands on it follows it as it does in a band. */
export function Ground({ surface, children }: { surface: Surface; children: ReactNode }) {
  return (
    <div className={css.ground} data-surface={surface}>
      <p className={css.name}>On {surface}</p>
      {children}
    </div>
  );
}

/** The same on each ground, one below the other. */
export function Grounds({
  on = surfaces,
  children,
}: {
  on?: readonly Surface[];
  children: (surface: Surface) => ReactNode;
}) {
  return (
    <div className={css.grounds}>
      {on.map((surface) => (
        <Ground key={surface} surface={surface}>
          {children(surface)}
        </Ground>
      ))}
    </div>
  );
}
