import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import * as cardLink from '../../components/CardLink/CardLink.module.css';
import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { Picture } from '../../components/Picture/Picture';
import { UnpublishedBadge } from '../../components/UnpublishedBadge/UnpublishedBadge';
import { classes } from '../../helpers/classes';
import { labels } from '../../labels';
import { media } from '../../styles/media';
import * as facts from '../../styles/facts.module.css';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import * as css from './InsightCard.module.css';

interface InsightCardProps {
  insight: Queries.InsightCardFragment;
  /** The label of the button. */
  action: string;
  /** The category that means all, which is not shown. */
  allCategories: string | undefined;
  /** The newest entry of a list is a section of its own. */
  isLead?: boolean;
}

/** The card of a blog article, a news item or a fact sheet. */
export function InsightCard(props: InsightCardProps) {
  const { insight, action, allCategories, isLead = false } = props;
  const { type, heading, date, category, description, to, picture, unpublished } = insight;
  return (
    <article
      className={classes(css.card, type === 'news' ? css.news : isLead && css.lead)}
      data-surface={isLead && type === 'factsheet' ? 'ink' : undefined}
    >
      <header className={css.head}>
        <p className={facts.line}>
          <FormattedDate date={date} />
          {category !== allCategories && (
            <span>
              <span className={visuallyHidden.text}>{labels.insights.category} </span>
              <span>{category}</span>
            </span>
          )}
          <UnpublishedBadge reason={unpublished} />
        </p>
        <h2 className={css.heading}>{heading}</h2>
      </header>
      <Picture
        picture={picture}
        sizes={`${media.upToM} 100vw, ${isLead && type === 'blog' ? '84vw' : '50vw'}`}
        priority={isLead}
        className={classes(css.picture, cardLink.picture)}
      />
      <div className={css.content}>
        {description.map((paragraph) => (
          <p key={paragraph} className={css.text}>
            {paragraph}
          </p>
        ))}
        <ActionLink
          label={action}
          to={to}
          variant={type === 'news' ? 'secondary' : undefined}
          className={cardLink.link}
          aria-label={`${action}: ${heading}`}
        />
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment InsightCard on Insight {
    id
    type
    heading
    date
    category
    description
    to: navTo
    picture {
      ...Picture
    }
    unpublished
  }
`;
