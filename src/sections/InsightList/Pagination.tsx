import { Link } from 'gatsby';
import { Arrow } from '../../components/Arrow/Arrow';
import * as css from './InsightList.module.css';

interface PaginationProps {
  labels: { readonly pages: string; readonly newer: string; readonly older: string };
  page: number;
  pageCount: number;
  /** Returns the path of a page. */
  pathOf: (page: number) => string;
}

/** Links to the previous and the next page of a list; nothing if there is only one page. */
export function Pagination({ labels, page, pageCount, pathOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={css.pagination} aria-label={labels.pages}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={css.pageLink}>
          <Arrow direction="left" />
          {labels.newer}
        </Link>
      )}
      <span className={css.position}>
        {page} / {pageCount}
      </span>
      {page < pageCount && (
        <Link to={pathOf(page + 1)} rel="next" className={css.pageLink}>
          {labels.older}
          <Arrow />
        </Link>
      )}
    </nav>
  );
}
