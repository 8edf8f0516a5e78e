import { ActionLink } from '../../components/ActionLink/ActionLink';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { fill } from '../../helpers/fill';
import { labels } from '../../labels';
import * as longList from '../../styles/longList.module.css';
import * as visuallyHidden from '../../styles/visuallyHidden.module.css';
import { CategoryRow, type Category } from './CategoryRow';
import { InsightCard } from './InsightCard';
import * as css from './InsightList.module.css';
import { Pagination } from './Pagination';
import { useEntries, type BuiltPage } from './useEntries';

interface InsightListProps {
  /** The list, such as `blog`. */
  type: string;
  /** The entries of the built page. */
  builtPage: BuiltPage;
  /** The first one means all categories. */
  categories: readonly Category[];
  /** The selected category; undefined for all. */
  category: Category | undefined;
  /** The page of the category, from the address. */
  page: number;
  /** The label of the cards' buttons. */
  action: string;
}

/** A list of insights with category filter and pagination. */
export function InsightList(props: InsightListProps) {
  const { type, builtPage, categories, action } = props;
  const path = `/insights/${type}`;
  const category = props.category?.slug ?? null;
  const [all] = categories;
  const { nodes, page, pageCount, state } = useEntries(
    builtPage,
    { type, category, page: props.page >= 1 ? Math.floor(props.page) : 1 },
    props.category?.label,
  );
  // Beside only one other card, a larger picture would look misaligned.
  const hasLead = type !== 'factsheet' && nodes.length !== 2;
  const messages = {
    complete: labels.insights.emptyCategory,
    loading: labels.insights.loadingCategory,
    failed: labels.insights.failedCategory,
  };

  const status = fill(labels.insights.categoryStatus, {
    category: (props.category ?? all)?.label ?? '',
    count: nodes.length,
  });

  const addressOfPage = (number: number) => {
    if (category) return `${path}?category=${category}${number > 1 ? `&page=${number}` : ''}`;
    return number > 1 ? `${path}/${number}` : path;
  };

  return (
    <div className={longList.list}>
      <div className={css.tools}>
        <CategoryRow path={path} categories={categories} current={category} />
        <ActionLink label={labels.search.open} to="/search" variant="quiet" />
      </div>
      <div role="status">
        {(nodes.length === 0 || state === 'failed') && (
          <p className={css.empty}>
            <span>{messages[state]}</span> <SiteLink to={path}>{labels.insights.showAll}</SiteLink>
          </p>
        )}
        {nodes.length > 0 && state === 'complete' && (
          <span className={visuallyHidden.text}>{status}</span>
        )}
      </div>
      {nodes.map((insight, index) => (
        <InsightCard
          key={insight.id}
          insight={insight}
          action={action}
          allCategories={all?.label}
          isLead={index === 0 && hasLead}
        />
      ))}
      <Pagination page={page} pageCount={pageCount} addressOfPage={addressOfPage} />
    </div>
  );
}
