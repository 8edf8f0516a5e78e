import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Lead } from '../../components/Lead/Lead';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { labels } from '../../labels';
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
  title: string;
  subtitle: string;
  entries: readonly Queries.InsightCardFragment[];
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
          <nav aria-label={labels.insights.categories}>
            <ul className={css.categories}>
              {categories.map(({ label, slug, count }, index) => (
                <li key={slug}>
                  <SiteLink
                    to={index > 0 ? `${path}/category/${slug}` : path}
                    className={css.category}
                    data-count={count}
                    aria-current={category === (index > 0 ? slug : null) ? 'true' : undefined}
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <ActionLink label={labels.search.open} to="/search" variant="quiet" />
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
