import { Arrow } from '../../components/Arrow/Arrow';
import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { Section } from '../../components/Section/Section';
import { isExternal, SiteLink } from '../../components/SiteLink/SiteLink';
import { labels } from '../../labels';
import * as css from './RelatedInsights.module.css';

/** A link to an insight, from the page context. */
export interface Teaser {
  readonly heading: string;
  /** An ISO date or date-time. */
  readonly date: string;
  /** A path on this site, or a URL that starts with http. */
  readonly navTo: string;
}

/** The links of a page, from the page context. */
export interface MoreToRead {
  /** Whether the insights are of the page's category, not the newest of all. */
  readonly isRelated: boolean;
  readonly insights: readonly Teaser[];
}

/** Links to related or, under another heading, to the latest insights; nothing if there are none (R69). */
export function RelatedInsights({ isRelated, insights }: MoreToRead) {
  if (insights.length === 0) return null;
  return (
    <Section
      labelledBy="related-insights"
      heading={isRelated ? labels.insights.related : labels.insights.latest}
      headClass={css.heading}
    >
      <ul>
        {insights.map(({ heading: title, date, navTo }) => (
          <li key={navTo + title} className={css.insight}>
            <span className={css.day}>
              <FormattedDate date={date} />
            </span>
            <SiteLink to={navTo} className={css.link}>
              <span>{title}</span>
              {isExternal(navTo) && <Arrow direction="out" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
