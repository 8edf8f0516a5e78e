import { ActionLink } from '../../components/ActionLink/ActionLink';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { labels } from '../../labels';
import { CategoryRow, type Category } from './CategoryRow';
import { InsightCard } from './InsightCard';
import * as css from './InsightList.module.css';
import { Pagination } from './Pagination';

interface InsightListProps {
  /** The list, such as `blog`. */
  type: string;
  title: string;
  subtitle: string;
  entries: readonly Queries.InsightCardFragment[];
  /** The first one means all categories. */
  categories: readonly Category[];
  /** The slug of the entries' category; null for all. */
  category: string | null;
  page: number;
  pageCount: number;
  /** The label of the cards' buttons. */
  action: string;
}

/** A page of a list of insights: its headline, the category filter, the entries and the pages. */
export function InsightList(props: InsightListProps) {
  const { type, title, subtitle, entries, categories, category, page, pageCount, action } = props;
  const path = `/insights/${type}`;
  const firstPage = category ? `${path}/category/${category}` : path;
  return (
    <div className={css.list}>
      <header className={css.head}>
        <div>
          <h1 id="headline">{title}</h1>
          <p>{subtitle}</p>
        </div>
        <div>
          <CategoryRow path={path} categories={categories} current={category} />
          <ActionLink label={labels.search.open} to="/search" variant="quiet" />
        </div>
      </header>
      {entries.length === 0 && (
        <p className={css.empty}>
          <span>{labels.insights.emptyCategory}</span>{' '}
          <SiteLink to={path}>{labels.insights.showAll}</SiteLink>
        </p>
      )}
      {entries.map((insight, index) => (
        <InsightCard
          key={insight.id}
          insight={insight}
          action={action}
          allCategories={categories[0]?.label}
          isLead={index === 0}
        />
      ))}
      <Pagination
        page={page}
        pageCount={pageCount}
        addressOfPage={(number) => (number > 1 ? `${firstPage}/${number}` : firstPage)}
      />
    </div>
  );
}
