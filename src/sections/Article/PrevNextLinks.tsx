import { Link } from 'gatsby';
import { Arrow } from '../../components/Arrow/Arrow';
import { classes } from '../../components/classes';
import type { Teaser } from '../RelatedInsights/teaser';
import * as css from './PrevNextLinks.module.css';

interface PrevNextLinksProps {
  previous: Teaser | null;
  next: Teaser | null;
  labels: { readonly turns: string; readonly previous: string; readonly next: string };
}

/** The articles before and after one in time; nothing where it is the only one. */
export function PrevNextLinks({ previous, next, labels }: PrevNextLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className={css.turns} aria-label={labels.turns}>
      {previous && (
        <Link to={previous.navTo} rel="prev" className={css.turn}>
          <span className={css.way}>
            <Arrow direction="left" />
            {labels.previous}
          </span>
          {previous.heading}
        </Link>
      )}
      {next && (
        <Link to={next.navTo} rel="next" className={classes(css.turn, css.next)}>
          <span className={css.way}>
            {labels.next}
            <Arrow />
          </span>
          {next.heading}
        </Link>
      )}
    </nav>
  );
}
