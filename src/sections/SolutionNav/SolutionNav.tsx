import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { classes } from '../../helpers/classes';
import { labels } from '../../labels';
import * as scrollLine from '../../styles/scrollLine.module.css';
import * as css from './SolutionNav.module.css';

interface SolutionNavProps {
  solutions: readonly Queries.SolutionNavFragment[];
  current: string;
}

/** A sticky bar with links to all solutions, scrolled to the current one (R20). */
export function SolutionNav({ solutions, current }: SolutionNavProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const currentRef = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!listRef.current || !currentRef.current) return;
    const { offsetLeft, offsetWidth } = currentRef.current;
    listRef.current.scrollLeft = offsetLeft - (listRef.current.clientWidth - offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={css.bar} aria-label={labels.layout.solutions}>
      <ul ref={listRef} className={classes(scrollLine.line, css.list)}>
        {solutions.map(({ slug, shortName }) => (
          <li key={slug} ref={slug === current ? currentRef : undefined}>
            <SiteLink
              to={`/solutions/${slug}`}
              className={css.link}
              aria-current={slug === current ? 'page' : undefined}
              // Browsers do not scroll a focused link that is partly visible.
              onFocus={({ target }) =>
                target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              }
            >
              {shortName}
            </SiteLink>
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
