import { Arrow } from '../../components/Arrow/Arrow';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { classes } from '../../helpers/classes';
import { labels } from '../../labels';
import type { Teaser } from '../RelatedInsights/RelatedInsights';
import * as css from './PrevNextLinks.module.css';

interface PrevNextLinksProps {
  previous?: Teaser;
  next?: Teaser;
}

/** Links to the next older and the next newer article; nothing if there are none. */
export function PrevNextLinks({ previous, next }: PrevNextLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className={css.links} aria-label={labels.article.navigation}>
      {previous && (
        <SiteLink to={previous.navTo} rel="prev" className={css.link}>
          <span className={css.label}>
            <Arrow direction="left" />
            <span>{labels.article.previous}</span>
          </span>
          <span>{previous.heading}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.navTo} rel="next" className={classes(css.link, css.next)}>
          <span className={css.label}>
            <span>{labels.article.next}</span>
            <Arrow />
          </span>
          <span>{next.heading}</span>
        </SiteLink>
      )}
    </nav>
  );
}
