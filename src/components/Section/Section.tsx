import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as css from './Section.module.css';

/** The ground that a band stands on. */
export type Surface = 'paper' | 'mist' | 'ink';

interface SectionProps {
  id?: string;
  surface?: Surface;
  /** The id of the heading that names the band. */
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A band of a page: its ground over the window's width, its content on the page's grid. */
export function Section({ id, surface = 'paper', labelledBy, className, children }: SectionProps) {
  return (
    <section id={id} className={css.band} data-surface={surface} aria-labelledby={labelledBy}>
      <div className={classes(css.grid, className)}>{children}</div>
    </section>
  );
}
