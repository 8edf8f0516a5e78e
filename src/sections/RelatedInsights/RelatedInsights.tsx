import { Section } from '../../components/Section/Section';
import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import * as css from './RelatedInsights.module.css';

/** A link to an insight, from the page context. */
export interface Teaser {
  readonly heading: string;
  /** An ISO date or date-time. */
  readonly date: string;
  /** A path on this site, or a URL that starts with http. */
  readonly navTo: string;
}

interface RelatedInsightsProps {
  heading: string;
  insights: readonly Teaser[];
  /** Tells users that a link opens a new tab. */
  newTab: string;
}

/** Links to related insights; nothing if there are none (R69, R102). */
export function RelatedInsights({ heading, insights, newTab }: RelatedInsightsProps) {
  if (insights.length === 0) return null;
  return (
    <Section labelledBy="related-insights">
      <h2 id="related-insights" className={css.heading}>
        {heading}
      </h2>
      <ul>
        {insights.map(({ heading: title, date, navTo }) => (
          <li key={navTo + title} className={css.insight}>
            <span className={css.day}>
              <FormattedDate date={date} />
            </span>
            <SiteLink to={navTo} newTabNote={newTab} className={css.link}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
