import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import { useServerElement } from '../../hooks/useServerElement';
import * as css from './Fold.module.css';

interface FoldProps {
  /** The ids of the headings that name the control and its group. */
  labelledBy: string;
  /** Whether it is open until the visitor closes it. */
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Content that folds under its heading on phones. Its control covers the heading: the nearest positioned ancestor
 * starts with it. In wide windows and in print the content is always visible, without a control;
 * browsers without `::details-content` keep the control.
 */
export function Fold({ labelledBy, isOpen = false, className, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const served = useServerElement<HTMLDetailsElement>(`details[aria-labelledby="${labelledBy}"]`);

  // Keeps open what was opened before hydration.
  useLayoutEffect(() => {
    if (ref.current && served) ref.current.open = served.open;
  }, [served]);

  return (
    <details
      ref={ref}
      aria-labelledby={labelledBy}
      open={isOpen}
      className={classes(css.fold, className)}
    >
      <summary aria-labelledby={labelledBy} className={css.control} />
      {children}
    </details>
  );
}
