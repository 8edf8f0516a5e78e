import { classes } from '../../helpers/classes';
import * as css from './Arrow.module.css';

/** A thin arrow for links and carousel buttons. `out` is for links that leave the site, and may be inside a text. */
export function Arrow({ direction = 'right' }: { direction?: 'left' | 'right' | 'out' }) {
  return (
    <svg
      className={classes(css.arrow, direction !== 'right' && css[direction])}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d="M1.5 8h12M9 3.5 13.5 8 9 12.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
