import { graphql, Link } from 'gatsby';
import { useState } from 'react';
import { Arrow } from '../../components/Arrow/Arrow';
import * as css from './SolutionStrip.module.css';

interface SolutionStripProps extends Queries.SolutionStripFragment {
  solutions: readonly Queries.SolutionStripCardFragment[];
}

/**
 * The looping strip with a card of each solution: it moves, pauses on hover and focus, and has a pause button
 * (WCAG 2.2.2). The second run of cards closes the loop and is inert.
 */
export function SolutionStrip({ heading, pause, play, solutions }: SolutionStripProps) {
  const [isPaused, setIsPaused] = useState(false);

  return (
    <section className={css.strip} aria-label={heading} data-paused={isPaused || undefined}>
      {/* It only watches what happens to the links inside: they are the controls. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={css.window}
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'start' })}
        onBlur={({ currentTarget }) => currentTarget.scrollTo({ left: 0 })}
      >
        {[false, true].map((isEcho) => (
          <ul
            key={String(isEcho)}
            className={css.run}
            inert={isEcho}
            aria-hidden={isEcho || undefined}
          >
            {solutions.map(({ address, strip }) => (
              <li key={address}>
                <Link to={address} className={css.card}>
                  {strip.title}
                  <Arrow />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <button
        type="button"
        className={css.toggle}
        aria-label={isPaused ? play : pause}
        onClick={() => setIsPaused(!isPaused)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={isPaused ? 'M5 3l8 5-8 5z' : 'M4 3h3v10H4zM9 3h3v10H9z'} fill="currentColor" />
        </svg>
      </button>
    </section>
  );
}

export const fragments = graphql`
  fragment SolutionStrip on Strip {
    heading
    pause
    play
  }
  fragment SolutionStripCard on Solution {
    address
    strip {
      title
    }
  }
`;
