import { Suspense, type ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import * as css from './Section.module.css';

/** The background of a section. */
export type Surface = 'paper' | 'mist' | 'ink';

interface SectionProps {
  id?: string;
  surface?: Surface | undefined;
  /** The id of the heading that names the section; none if a part of the section has the name. */
  labelledBy?: string;
  /** The section's own heading; none if another one names it. */
  heading?: string;
  /** What is beside or below the heading, in a box with it. */
  intro?: ReactNode;
  /** The class of the heading or of its box. */
  headClass?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A page section: full-width background, content on the page grid. Under its own Suspense boundary, React hydrates it
 * after the page, and at once when it is touched.
 */
export function Section(props: SectionProps) {
  const { id, surface = 'paper', labelledBy, heading, intro, headClass, className } = props;
  const { children } = props;
  const title = heading && (
    <h2 id={labelledBy} className={intro ? undefined : headClass}>
      {heading}
    </h2>
  );
  return (
    <Suspense fallback={null}>
      <section id={id} className={css.section} data-surface={surface} aria-labelledby={labelledBy}>
        <div className={classes(css.grid, className)}>
          {intro ? (
            <div className={headClass}>
              {title}
              {intro}
            </div>
          ) : (
            title
          )}
          {children}
        </div>
      </section>
    </Suspense>
  );
}
