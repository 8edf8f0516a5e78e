import type { ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import * as css from './Lead.module.css';

interface LeadProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The larger paragraph that follows a headline. */
export function Lead({ className, children }: LeadProps) {
  return <p className={classes(css.lead, className)}>{children}</p>;
}
