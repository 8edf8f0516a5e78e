import type { ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import * as css from './Section.module.css';

/** The background of a section. */
export type Surface = 'paper' | 'mist' | 'ink';

interface SectionProps {
  id?: string;
  surface?: Surface;
  /** The id of the heading; none if a part of the section has the name. */
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A page section: full-width background, content on the page grid. */
export function Section({ id, surface = 'paper', labelledBy, className, children }: SectionProps) {
  return (
    <section id={id} className={css.section} data-surface={surface} aria-labelledby={labelledBy}>
      <div className={classes(css.grid, className)}>{children}</div>
    </section>
  );
}
