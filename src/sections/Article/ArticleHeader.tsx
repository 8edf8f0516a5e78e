import { graphql } from 'gatsby';
import { Arrow } from '../../components/Arrow/Arrow';
import { buttonClasses } from '../../components/Button/Button';
import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { Picture } from '../../components/Picture/Picture';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { UnpublishedBadge } from '../../components/UnpublishedBadge/UnpublishedBadge';
import { fill } from '../../helpers/fill';
import { labels } from '../../labels';
import * as facts from '../../styles/facts.module.css';
import * as css from './ArticleHeader.module.css';

interface ArticleHeaderProps {
  /** Line breaks of its heading are shown. */
  post: Queries.ArticleHeaderFragment;
  /** The category that means all, which is not shown. */
  allCategories: string | undefined;
}

/** The header of an article: link to the list, title, metadata and picture. */
export function ArticleHeader({ post, allCategories }: ArticleHeaderProps) {
  const { heading, date, author, minutes, category, picture, unpublished } = post;
  return (
    <header className={css.header}>
      <SiteLink to="/insights/blog" className={buttonClasses('quiet')}>
        <Arrow direction="left" />
        <span>{labels.article.backToList}</span>
      </SiteLink>
      <h1 className={css.heading}>
        {heading.split('\n').map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h1>
      <p className={facts.line}>
        <FormattedDate date={date} />
        <span>{fill(labels.article.readingTime, { minutes })}</span>
        {author && <span>{author}</span>}
        {category !== allCategories && <span>{category}</span>}
        <UnpublishedBadge reason={unpublished} />
      </p>
      <Picture picture={picture} sizes="100vw" priority className={css.picture} />
    </header>
  );
}

export const fragment = graphql`
  fragment ArticleHeader on BlogPost {
    heading
    date
    author
    minutes
    category
    picture {
      ...Picture
    }
    unpublished
  }
`;
