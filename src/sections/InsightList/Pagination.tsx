import { Link } from 'gatsby';
import { Arrow } from '../../components/Arrow/Arrow';
import * as css from './InsightList.module.css';

interface PaginationProps {
  labels: { readonly pages: string; readonly newer: string; readonly older: string };
  page: number;
  pageCount: number;
  /** The address of a page of the list. */
  addressOf: (page: number) => string;
}

/** The way to the pages of a list; nothing where there is only one. */
export function Pagination({ labels, page, pageCount, addressOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={css.pagination} aria-label={labels.pages}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={css.turn}>
          <Arrow direction="left" />
          {labels.newer}
        </Link>
      )}
      <span className={css.position}>
        {page} / {pageCount}
      </span>
      {page < pageCount && (
        <Link to={addressOf(page + 1)} rel="next" className={css.turn}>
          {labels.older}
          <Arrow />
        </Link>
      )}
    </nav>
  );
}
