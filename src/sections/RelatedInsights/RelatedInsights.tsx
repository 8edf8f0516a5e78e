import { Section } from '../../components/Section/Section';
import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Teaser } from './teaser';
import * as css from './RelatedInsights.module.css';

interface RelatedInsightsProps {
  heading: string;
  insights: readonly Teaser[];
  /** What assistive technology hears behind a link that opens a new tab. */
  newTab: string;
}

/** Insights on the subject of a page; nothing where there are none (R69, R102). */
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
