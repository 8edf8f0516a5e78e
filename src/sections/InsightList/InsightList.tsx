import { useIsHydrated } from '../../components/useIsHydrated';
import { CategoryRow } from './CategoryRow';
import { InsightCard } from './InsightCard';
import * as css from './InsightList.module.css';
import { Pagination } from './Pagination';
import { useEntries, type Entries } from './useEntries';

interface InsightListProps {
  /** The list, such as `blog`. */
  type: string;
  entries: Entries;
  categories: readonly { readonly label: string; readonly slug: string }[];
  labels: Queries.InsightLabelsFragment & { readonly newTab: string };
  /** The query of the page's address: `category` and, with it, `page`. */
  query: URLSearchParams;
}

/** One of the hub's lists: the category row, the entries, the way to the other pages. */
export function InsightList({ type, entries, categories, labels, query }: InsightListProps) {
  const address = `/insights/${type}`;
  // The built page knows no query: it is heeded once the page has been taken over as it was built.
  const isHydrated = useIsHydrated();
  const asked = isHydrated
    ? categories.slice(1).find(({ slug }) => slug === query.get('category'))
    : undefined;
  const category = asked?.slug ?? null;
  const askedPage = Number(query.get('page')) || 1;
  const shown = useEntries(entries, { type, category, page: askedPage }, asked?.label);

  const addressOf = (page: number) => {
    if (category) return `${address}?category=${category}${page > 1 ? `&page=${page}` : ''}`;
    return page > 1 ? `${address}/${page}` : address;
  };

  return (
    <div className={css.list}>
      <CategoryRow
        name={labels.categories}
        address={address}
        categories={categories}
        current={category}
      />
      <div role="status">
        {shown.nodes.length === 0 && <p className={css.empty}>{labels.emptyCategory}</p>}
      </div>
      {shown.nodes.map((insight, index) => (
        <InsightCard key={insight.id} insight={insight} labels={labels} leads={index === 0} />
      ))}
      <Pagination
        labels={labels}
        page={shown.page}
        pageCount={shown.pageCount}
        addressOf={addressOf}
      />
    </div>
  );
}
