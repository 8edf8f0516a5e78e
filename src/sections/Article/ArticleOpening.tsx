import { Link } from 'gatsby';
import { Arrow } from '../../components/Arrow/Arrow';
import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { UnpublishedBadge } from '../../components/UnpublishedBadge/UnpublishedBadge';
import * as css from './ArticleOpening.module.css';

interface ArticleOpeningProps {
  /** A line break in it is one on the page. */
  heading: string;
  date: string;
  author: string;
  readingTime: string;
  category: string;
  picture: PictureData;
  back: string;
  /** Why readers don't see the article yet; null in the published site. */
  unpublished: Queries.Unpublished | null;
}

/** The opening of an article: the way back, the title, date and reading time, a picture over the width. */
export function ArticleOpening(props: ArticleOpeningProps) {
  const { heading, date, author, readingTime, category, picture, back, unpublished } = props;
  return (
    <header className={css.opening}>
      <div className={css.words}>
        <Link to="/insights/blog" className={css.back}>
          <Arrow direction="left" />
          {back}
        </Link>
        <h1 className={css.heading}>{heading}</h1>
        <p className={css.facts}>
          <FormattedDate date={date} />
          <span>{readingTime}</span>
          <span>{author}</span>
          <span>{category}</span>
          <UnpublishedBadge reason={unpublished} />
        </p>
      </div>
      <Picture picture={picture} sizes="100vw" priority className={css.picture} />
    </header>
  );
}
