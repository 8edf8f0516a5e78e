import { Link } from 'gatsby';
import * as css from './InsightList.module.css';

interface CategoryRowProps {
  name: string;
  /** The address of the list. */
  address: string;
  /** The first one merges all. */
  categories: readonly { readonly label: string; readonly slug: string }[];
  current: string | null;
}

/** The category filter; what is chosen is kept in the address's query. */
export function CategoryRow({ name, address, categories, current }: CategoryRowProps) {
  return (
    <nav aria-label={name}>
      <ul className={css.categories}>
        {categories.map(({ label, slug }, index) => {
          const isCurrent = index === 0 ? current === null : slug === current;
          return (
            <li key={slug}>
              <Link
                to={index === 0 ? address : `${address}?category=${slug}`}
                className={css.category}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
