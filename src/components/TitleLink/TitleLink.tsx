import type { ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow';
import { isExternal, SiteLink } from '../SiteLink/SiteLink';
import * as css from './TitleLink.module.css';

/** A link in a list of pages: the title of one, with an arrow if it is on another site. */
export function TitleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className={css.link}>
      <span>{children}</span>
      {isExternal(to) && <Arrow direction="out" />}
    </SiteLink>
  );
}
