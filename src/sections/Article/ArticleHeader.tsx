import { Arrow } from '../../components/Arrow/Arrow';
import { FormattedDate } from '../../components/FormattedDate/FormattedDate';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import * as unboxed from '../../components/Picture/unboxed.module.css';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { UnpublishedBadge } from '../../components/UnpublishedBadge/UnpublishedBadge';
import { classes } from '../../helpers/classes';
import * as css from './ArticleHeader.module.css';

interface ArticleHeaderProps {
  /** May contain line breaks, which are shown. */
  heading: string;
  date: string;
  author: string;
  readingTime: string;
  category: string;
  picture: PictureData;
  /** The label of the link to the list. */
  back: string;
  unpublished: Queries.Unpublished | null;
}

/** The header of an article: link to the list, title, metadata and picture. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { heading, date, author, readingTime, category, picture, back, unpublished } = props;
  return (
    <header>
      <div className={css.content}>
        <SiteLink to="/insights/blog" className={css.back}>
          <Arrow direction="left" />
          <span>{back}</span>
        </SiteLink>
        <h1 className={css.heading}>
          {heading.split('\n').map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <p className={css.facts}>
          <FormattedDate date={date} />
          <span>{readingTime}</span>
          <span>{author}</span>
          <span>{category}</span>
          <UnpublishedBadge reason={unpublished} />
        </p>
      </div>
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        className={classes(css.picture, unboxed.unboxed)}
      />
    </header>
  );
}
