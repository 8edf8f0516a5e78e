import { graphql } from 'gatsby';
import { useState } from 'react';
import { Arrow } from '../../components/Arrow/Arrow';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { useHydrated } from '../../hooks/useHydrated';
import { labels } from '../../labels';
import * as css from './SolutionStrip.module.css';

interface SolutionStripProps {
  solutions: readonly Queries.SolutionStripCardFragment[];
}

/**
 * A marquee with a card for each solution. It pauses on hover and focus and has a pause button (WCAG 2.2.2). The cards
 * are rendered twice, so that the animation loops; the copy is for the pointer only and not in the HTML.
 */
export function SolutionStrip({ solutions }: SolutionStripProps) {
  const [isPaused, setIsPaused] = useState(false);
  const runs = useHydrated(true, false) ? [false, true] : [false];

  return (
    <section
      className={css.strip}
      aria-label={labels.strip.heading}
      data-paused={isPaused || undefined}
    >
      {/* The links are the controls; the container only listens to their events. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={css.viewport}
        onFocus={({ target }) => {
          // Not between the press and the release of a pointer, or the click would miss the card.
          if (target.matches(':focus-visible')) {
            target.scrollIntoView({ block: 'nearest', inline: 'start' });
          }
        }}
        onBlur={({ currentTarget }) => currentTarget.scrollTo({ left: 0 })}
      >
        {runs.map((isCopy) => (
          <ul key={String(isCopy)} className={css.group} aria-hidden={isCopy || undefined}>
            {solutions.map(({ to, strip }) => (
              <li key={to}>
                <SiteLink to={to} className={css.card} tabIndex={isCopy ? -1 : undefined}>
                  <span>{strip.title}</span>
                  <Arrow />
                </SiteLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-label={isPaused ? labels.strip.play : labels.strip.pause}
        onClick={() => setIsPaused(!isPaused)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isPaused ? 'M5 3l8 5-8 5z' : 'M4 3h3v10H4zM9 3h3v10H9z'} fill="currentColor" />
        </svg>
      </button>
    </section>
  );
}

export const fragment = graphql`
  fragment SolutionStripCard on Solution {
    to: address
    strip {
      title
    }
  }
`;
