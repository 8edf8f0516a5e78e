import { Link } from 'gatsby';
import { graphql } from 'gatsby';
import * as css from './SolutionNav.module.css';

interface SolutionNavProps {
  name: string;
  solutions: readonly Queries.SolutionNavFragment[];
  /** The solution of this page. */
  current: string;
}

/** The bar with the five solutions; it stays under the header (specification section 2, Site layout). */
export function SolutionNav({ name, solutions, current }: SolutionNavProps) {
  return (
    <nav className={css.bar} aria-label={name}>
      <ul className={css.list}>
        {solutions.map(({ slug, shortName }) => (
          <li key={slug}>
            <Link
              to={`/solutions/${slug}`}
              className={css.link}
              aria-current={slug === current ? 'page' : undefined}
            >
              {shortName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment SolutionNav on Solution {
    slug
    shortName
  }
`;
