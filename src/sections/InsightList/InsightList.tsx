import { Link } from 'gatsby';
import { useIsHydrated } from '../../components/useIsHydrated';
import { CategoryRow } from './CategoryRow';
import { InsightCard } from './InsightCard';
import * as css from './InsightList.module.css';
import { Pagination } from './Pagination';
import { useEntries, type EntryPage } from './useEntries';

interface InsightListProps {
  /** The list, such as `blog`. */
  type: string;
  /** The entries of the built page. */
  builtPage: EntryPage;
  categories: readonly { readonly label: string; readonly slug: string }[];
  labels: Queries.InsightLabelsFragment & { readonly newTab: string };
  /** `category`, and `page` within a category. */
  searchParams: URLSearchParams;
}

/** A list of insights with category filter and pagination. */
export function InsightList(props: InsightListProps) {
  const { type, builtPage, categories, labels, searchParams } = props;
  const path = `/insights/${type}`;
  // The server-rendered HTML is the same for all search parameters.
  const isHydrated = useIsHydrated();
  const selected = isHydrated
    ? categories.slice(1).find(({ slug }) => slug === searchParams.get('category'))
    : undefined;
  const category = selected?.slug ?? null;
  const selectedPage = Number(searchParams.get('page')) || 1;
  const { nodes, page, pageCount } = useEntries(
    builtPage,
    { type, category, page: selectedPage },
    selected?.label,
  );

  const pathOf = (number: number) => {
    if (category) return `${path}?category=${category}${number > 1 ? `&page=${number}` : ''}`;
    return number > 1 ? `${path}/${number}` : path;
  };

  return (
    <div className={css.list}>
      <CategoryRow
        name={labels.categories}
        path={path}
        categories={categories}
        current={category}
      />
      <div role="status">
        {nodes.length === 0 && (
          <p className={css.empty}>
            <span>{labels.emptyCategory}</span> <Link to={path}>{labels.showAll}</Link>
          </p>
        )}
      </div>
      {nodes.map((insight, index) => (
        <InsightCard key={insight.id} insight={insight} labels={labels} isFirst={index === 0} />
      ))}
      <Pagination labels={labels} page={page} pageCount={pageCount} pathOf={pathOf} />
    </div>
  );
}
