import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { Section } from '../../components/Section/Section';
import { TitleLink } from '../../components/TitleLink/TitleLink';
import { labels } from '../../labels';
import * as facts from '../../styles/facts.module.css';
import * as css from './RelatedInsights.module.css';

/** What a link to an insight says. */
export interface Teaser {
  heading: string;
  date: string;
  /** None if it is of all. */
  category?: string;
  navTo: string;
}

interface RelatedInsightsProps {
  /** Whether the insights are of the page's category, not the newest of all. */
  isRelated: boolean;
  insights: readonly Teaser[];
}

/** Links to related or, under another heading, to the latest insights; nothing for none (R69). */
export function RelatedInsights({ isRelated, insights }: RelatedInsightsProps) {
  if (insights.length === 0) return null;
  return (
    <Section
      labelledBy="related-insights"
      heading={isRelated ? labels.insights.related : labels.insights.latest}
      headClass={css.heading}
      className={css.related}
    >
      <ul className={css.insights}>
        {insights.map(({ heading: title, date, category, navTo }) => (
          <li key={navTo + title} className={css.insight}>
            <span className={facts.line}>
              <FormattedDate date={date} />
              {category && <span>{category}</span>}
            </span>
            <TitleLink to={navTo}>{title}</TitleLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
