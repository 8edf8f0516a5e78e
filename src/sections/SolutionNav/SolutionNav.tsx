import { Link } from 'gatsby';
import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import * as css from './SolutionNav.module.css';

interface SolutionNavProps {
  name: string;
  solutions: readonly Queries.SolutionNavFragment[];
  /** The slug of this page's solution. */
  current: string;
}

/**
 * The bar with all solutions; it stays under the header (R28).
 * Where it is wider than the window it begins with the current one in sight.
 */
export function SolutionNav({ name, solutions, current }: SolutionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const here = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!list.current || !here.current) return;
    const { offsetLeft, offsetWidth } = here.current;
    list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={css.bar} aria-label={name}>
      <ul ref={list} className={css.list}>
        {solutions.map(({ slug, shortName }) => (
          <li key={slug} ref={slug === current ? here : undefined}>
            <Link
              to={`/solutions/${slug}`}
              className={css.link}
              aria-current={slug === current ? 'page' : undefined}
              // A browser leaves a link that is cut off by half where it is.
              onFocus={({ target }) =>
                target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
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
