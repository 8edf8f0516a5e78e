import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Lead } from '../../components/Lead/Lead';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { classes } from '../../helpers/classes';
import { labels } from '../../labels';
import * as scrollLine from '../../styles/scrollLine.module.css';
import { InsightCard } from './InsightCard';
import * as css from './InsightList.module.css';
import { Pagination } from './Pagination';

interface Category {
  readonly label: string;
  readonly slug: string;
  /** How many entries of the list it has. */
  readonly count: number;
}

/** A page of a list, from the page context. */
export interface ListPage {
  /** The list, such as `blog`. */
  type: string;
  /** The first one means all categories. */
  categories: readonly Category[];
  /** The slug of the entries' category; null for all. */
  category: string | null;
  page: number;
  pageCount: number;
}

interface InsightListProps extends ListPage {
  /** The lists that have pages. */
  lists: readonly { readonly type: string; readonly label: string }[];
  title: string;
  subtitle: string;
  entries: readonly Queries.InsightCardFragment[];
  /** The label of the cards' buttons. */
  action: string;
}

/** A page of a list of insights: the lists, its headline, the category filter, the entries and the pages. */
export function InsightList(props: InsightListProps) {
  const { lists, type, title, subtitle, entries, action } = props;
  const { categories, category, page, pageCount } = props;
  const path = `/insights/${type}`;
  const firstPage = category ? `${path}/category/${category}` : path;
  const tab = (to: string, label: string, current: 'page' | 'true' | false, count?: number) => (
    <li key={to}>
      <SiteLink to={to} className={css.tab} data-count={count} aria-current={current || undefined}>
        {label}
      </SiteLink>
    </li>
  );
  return (
    <div className={css.list}>
      <header
        className={css.head}
        data-surface={type === 'factsheet' && entries.length > 0 ? 'ink' : undefined}
      >
        <h1 id="headline">{title}</h1>
        <Lead>{subtitle}</Lead>
        <div className={css.bar}>
          <nav aria-label={labels.insights.switcher}>
            <ul className={css.tabs}>
              {lists.map((list) =>
                tab(`/insights/${list.type}`, list.label, list.type === type && 'page'),
              )}
            </ul>
          </nav>
          <div className={classes(scrollLine.line, css.filter)}>
            <nav aria-label={labels.insights.categories}>
              <ul className={css.categories}>
                {categories.map(({ label, slug, count }, index) =>
                  index > 0
                    ? tab(`${path}/category/${slug}`, label, category === slug && 'true', count)
                    : tab(path, label, !category && 'true', count),
                )}
              </ul>
            </nav>
            <ActionLink label={labels.search.open} to="/search" variant="quiet" />
          </div>
        </div>
      </header>
      {entries.length === 0 && (
        <Lead className={css.empty}>
          <span>{labels.insights.emptyCategory}</span>{' '}
          <SiteLink to={path}>{labels.insights.showAll}</SiteLink>
        </Lead>
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
