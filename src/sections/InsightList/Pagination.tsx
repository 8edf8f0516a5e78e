import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Arrow } from '../../components/Arrow/Arrow';
import { buttonClasses } from '../../components/Button/Button';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { labels } from '../../labels';
import * as css from './InsightList.module.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Returns the path of a page. */
  addressOfPage: (page: number) => string;
}

/** The first page, the current one with its neighbours, and the last one. */
const shownPages = (page: number, pageCount: number) =>
  [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );

/** Links to pages of a list; nothing if there is only one page. */
export function Pagination({ page, pageCount, addressOfPage }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={css.pagination} aria-label={labels.insights.pages}>
      {page > 1 && (
        <SiteLink to={addressOfPage(page - 1)} rel="prev" className={buttonClasses('quiet')}>
          <Arrow direction="left" />
          <span>{labels.insights.newer}</span>
        </SiteLink>
      )}
      <ol className={css.pages}>
        {shownPages(page, pageCount).map((number) => (
          <li key={number}>
            <SiteLink
              to={addressOfPage(number)}
              className={css.tab}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <ActionLink
          label={labels.insights.older}
          to={addressOfPage(page + 1)}
          rel="next"
          variant="quiet"
        />
      )}
    </nav>
  );
}
