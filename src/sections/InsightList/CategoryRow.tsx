import { SiteLink } from '../../components/SiteLink/SiteLink';
import { labels } from '../../labels';
import * as css from './InsightList.module.css';

export interface Category {
  readonly label: string;
  readonly slug: string;
  /** How many entries of the list it has. */
  readonly count: number;
}

interface CategoryRowProps {
  path: string;
  /** The first one means all categories. */
  categories: readonly Category[];
  /** The slug of the selected category; null for all. */
  current: string | null;
}

/** The category filter: links to the pages of each category, with the number of its entries. */
export function CategoryRow({ path, categories, current }: CategoryRowProps) {
  return (
    <nav aria-label={labels.insights.categories}>
      <ul className={css.categories}>
        {categories.map(({ label, slug, count }, index) => {
          const isCurrent = index === 0 ? current === null : slug === current;
          return (
            <li key={slug}>
              <SiteLink
                to={index === 0 ? path : `${path}/category/${slug}`}
                className={css.category}
                data-count={count}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {label}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
